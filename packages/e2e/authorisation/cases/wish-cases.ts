import type { browseContract } from '@wishbow/contracts/browse-contract';
import type { fundsContract } from '@wishbow/contracts/funds-contract';
import type { WishId, WishlistId } from '@wishbow/contracts/wire-types';
import type { wishesContract } from '@wishbow/contracts/wishes-contract';
import type { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { everybody, signedIn } from '../subjects.ts';
import type { World } from '../world/world.ts';
import type { Case, CasesOf } from './cases-of.ts';

type WishContract = typeof wishlistsContract & typeof wishesContract & typeof browseContract & typeof fundsContract;

/** Changes that the owner alone makes: of what is open to all, and of what followers may see. */
const byOwnerOf = <Id, Sent>(
  open: (world: World) => Id | Promise<Id>,
  secret: (world: World) => Id | Promise<Id>,
  call: (id: Id) => Sent,
): Case<Sent>[] => [
  {
    about: 'in the open',
    call: async (world) => call(await open(world)),
    outcomes: signedIn('403 forbidden', { owner: '200' }),
  },
  {
    about: 'on a private list',
    call: async (world) => call(await secret(world)),
    outcomes: signedIn('404 not_found', { owner: '200', follower: '403 forbidden' }),
  },
];

const ofWish = <Sent>(call: (id: WishId) => Sent) =>
  byOwnerOf(
    ({ newWish }) => newWish(),
    ({ newWish, secretList }) => newWish(secretList),
    call,
  );

const ofList = <Sent>(call: (id: WishlistId) => Sent) =>
  byOwnerOf(
    ({ newList }) => newList(),
    ({ newSecretList }) => newSecretList(),
    call,
  );

/** Read by whoever may see the wish. */
const readWish = <Sent>(call: (id: WishId) => Sent, hidden: string): Case<Sent>[] => [
  { about: 'an open wish', call: ({ openWish }) => call(openWish), outcomes: everybody('200') },
  {
    about: 'a wish on a private list',
    call: ({ secretWish }) => call(secretWish),
    outcomes: everybody(hidden, { owner: '200', follower: '200' }),
  },
  {
    about: 'a private person’s wish',
    call: ({ hermitWish }) => call(hermitWish),
    outcomes: everybody(hidden, { follower: '200' }),
  },
];

/** Private lists are told as stubs and private people’s pages as empty; the words on them are searched for as canaries. */
const listCases: CasesOf<typeof wishlistsContract> = {
  createWishlist: [{ call: () => ({ body: { wishList: { name: 'One more' } } }), outcomes: signedIn('201') }],
  updateWishlist: ofList((wishListId) => ({ params: { wishListId }, body: { wishList: { name: 'Renamed' } } })),
  getWishlistDeletion: ofList((wishListId) => ({ params: { wishListId } })),
  deleteWishlist: ofList((wishListId) => ({ params: { wishListId } })),
  updateWishlistDescription: ofList((id) => ({ body: { wishList: { id, description: 'Described' } } })),
  updateWishlistOrder: [
    {
      about: 'the owner’s lists',
      call: async ({ ownersLists }) => ({ body: { wishList: await ownersLists() } }),
      outcomes: signedIn('422 invalid_order', { owner: '200' }),
    },
  ],
  listOwnWishlists: [
    { about: 'one’s own', call: () => ({ body: {} }), outcomes: signedIn('200') },
    {
      about: 'the owner’s',
      call: ({ owner }) => ({ body: { userId: owner.id } }),
      outcomes: signedIn('403 identity_mismatch', { owner: '200' }),
    },
  ],
  listViewedWishlists: [
    { about: 'the owner’s', call: ({ owner }) => ({ body: { username: owner.username } }), outcomes: everybody('200') },
    {
      about: 'the hermit’s',
      call: ({ hermit }) => ({ body: { username: hermit.username } }),
      outcomes: everybody('200'),
    },
  ],
  getActiveWishlist: [
    { about: 'an open list', call: ({ openList }) => ({ body: { wishListId: openList } }), outcomes: everybody('200') },
    {
      about: 'a private list',
      call: ({ secretList }) => ({ body: { wishListId: secretList } }),
      outcomes: everybody('200'),
    },
    {
      about: 'a private person’s list',
      call: ({ hermitList }) => ({ body: { wishListId: hermitList } }),
      outcomes: everybody('200'),
    },
  ],
  refreshWishlist: [
    { about: 'an open list', call: ({ openList }) => ({ body: { wishListId: openList } }), outcomes: everybody('200') },
    {
      about: 'a private list',
      call: ({ secretList }) => ({ body: { wishListId: secretList } }),
      outcomes: everybody('200'),
    },
    {
      about: 'a private person’s list',
      call: ({ hermitList }) => ({ body: { wishListId: hermitList } }),
      outcomes: everybody('200'),
    },
  ],
};

const lamp = { external: true, title: 'Lamp', url: 'https://lightwell.example/lamp', price: 4_000 } as const;

export const wishCases: CasesOf<WishContract> = {
  ...listCases,
  createWish: [
    {
      about: 'on an open list of the owner’s',
      call: ({ openList }) => ({ body: { wish: lamp, selectedWishListIds: [openList] } }),
      outcomes: signedIn('403 forbidden', { owner: '201' }),
    },
    {
      about: 'on a private list of the owner’s',
      call: ({ secretList }) => ({ body: { wish: lamp, selectedWishListIds: [secretList] } }),
      outcomes: signedIn('403 forbidden', { owner: '201' }),
    },
  ],
  updateWish: ofWish((id) => ({ body: { wish: { id, notes: 'Noted' } } })),
  removeWish: ofWish((id) => ({ body: { wish: { id } } })),
  restoreWish: [
    {
      about: 'one that the owner has removed',
      call: async ({ newRemovedWish }) => ({ body: { wish: { id: await newRemovedWish() } } }),
      outcomes: signedIn('404 not_found', { owner: '200' }),
    },
  ],
  updateItemNotes: ofWish((id) => ({ body: { item: { id, notes: 'Noted' } } })),
  refreshWishNotes: readWish((id) => ({ body: { item: { id } } }), '404 not_found'),
  increaseItemQuantity: ofWish((id) => ({ body: { wish: { id } } })),
  decreaseItemQuantity: ofWish((id) => ({ body: { wish: { id } } })),
  refreshWish: readWish((id) => ({ body: { wish: { id } } }), '200'),
  listHoldingWishlists: [
    {
      about: 'the owner’s',
      call: ({ owner, productId }) => ({ body: { productId, username: owner.username } }),
      outcomes: signedIn('200'),
    },
    {
      about: 'the hermit’s',
      call: ({ hermit, productId }) => ({ body: { productId, username: hermit.username } }),
      outcomes: signedIn('200'),
    },
  ],
  listFriendsWishes: [{ call: () => ({ body: {} }), outcomes: signedIn('200') }],
  listTagWishes: [{ call: () => ({ body: { tag: 'zqtag' } }), outcomes: everybody('200') }],
  listWishItems: [
    {
      about: 'the owner’s',
      call: ({ owner }) => ({ body: { viewedUsername: owner.username } }),
      outcomes: everybody('200'),
    },
    {
      about: 'the hermit’s',
      call: ({ hermit }) => ({ body: { viewedUsername: hermit.username } }),
      outcomes: everybody('200'),
    },
  ],
  listWishesReceived: [
    {
      about: 'the recipient’s',
      call: ({ recipient }) => ({ body: { username: recipient.username } }),
      outcomes: signedIn('200'),
    },
    {
      about: 'the hermit’s',
      call: ({ hermit }) => ({ body: { username: hermit.username } }),
      outcomes: signedIn('200'),
    },
  ],
  listWishesGifted: [
    { about: 'the buyer’s', call: ({ buyer }) => ({ body: { username: buyer.username } }), outcomes: signedIn('200') },
    {
      about: 'the hermit’s',
      call: ({ hermit }) => ({ body: { username: hermit.username } }),
      outcomes: signedIn('200'),
    },
  ],
  listContributions: [
    { about: 'a fund in the open', call: ({ fund }) => ({ body: { wish: { id: fund } } }), outcomes: everybody('200') },
    {
      about: 'a fund on a private list',
      call: ({ secretFund }) => ({ body: { wish: { id: secretFund } } }),
      outcomes: everybody('404 not_found', { owner: '200', follower: '200' }),
    },
  ],
};
