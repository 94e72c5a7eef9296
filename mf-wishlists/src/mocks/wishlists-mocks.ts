import { notFound, problem } from '@wishbow/contracts/problem';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import {
  findByUsername,
  freshId,
  isFulfilledWish,
  listOf,
  openWishesOf,
  personOf,
  seesList,
  seesProfile,
  viewerOf,
  wishlistOrStub,
  wishlistSeen,
  wishSeen,
} from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { ListRow, World } from '@wishbow/testing/world/world';

const missing = { status: 404, body: notFound } as const;
const foreign = { status: 403, body: problem('forbidden', 'This list is not yours.') } as const;

/** Lists: looking at them, and keeping one's own. */
export const wishlistsMocks = mocked(wishlistsContract, (world) => ({
  createWishlist: ({ body: { wishList } }) => {
    const list: ListRow = {
      id: freshId(world),
      user_id: viewerOf(world).id,
      image: null,
      order: ownLists(world).length,
      ...withPlace(wishList),
    };
    world.lists.push(list);
    return { status: 201, body: { wishList: wishlistSeen(world, list) } };
  },
  updateWishlist: ({ params, body }) => {
    const list = listOf(world, params.wishListId);
    if (!list) return missing;
    if (list.user_id !== world.viewerId) return foreign;
    Object.assign(list, body.wishList);
    if (body.image === null) list.image = null;
    return { status: 200, body: { wishList: wishlistSeen(world, list) } };
  },
  getWishlistDeletion: ({ params }) => {
    const list = listOf(world, params.wishListId);
    if (!list) return missing;
    if (list.user_id !== world.viewerId) return foreign;
    const funds = openWishesOf(world, list.id).filter(({ fund }) => fund);
    const holds = funds.some(({ id }) => world.contributions.some(({ wish_id }) => wish_id === id));
    return { status: 200, body: { holds_contributions: holds } };
  },
  deleteWishlist: ({ params }) => {
    const list = listOf(world, params.wishListId);
    if (!list) return missing;
    if (list.user_id !== world.viewerId) return foreign;
    world.lists = world.lists.filter(({ id }) => id !== list.id);
    world.wishes = world.wishes.filter(({ wish_list_id }) => wish_list_id !== list.id);
    return { status: 200, body: {} };
  },
  updateWishlistDescription: ({ body: { wishList } }) => {
    const list = listOf(world, wishList.id);
    if (!list) return missing;
    if (list.user_id !== world.viewerId) return foreign;
    list.description = wishList.description;
    return { status: 200, body: { wishList: wishlistSeen(world, list) } };
  },
  updateWishlistOrder: ({ body }) => {
    for (const [order, { id }] of body.wishList.entries()) {
      const list = ownLists(world).find((own) => own.id === id);
      if (list) list.order = order;
    }
    return { status: 200, body: { wishLists: ownLists(world).map((list) => wishlistSeen(world, list)) } };
  },
  listOwnWishlists: () => ({
    status: 200,
    body: { wishLists: ownLists(world).map((list) => wishlistSeen(world, list)) },
  }),
  listViewedWishlists: ({ body }) => {
    const person = findByUsername(world, body.username);
    if (!person) return missing;
    if (!seesProfile(world, person)) return { status: 200, body: { wishLists: [], private: true } };
    const lists = listsOf(world, person.id).map((list) => wishlistOrStub(world, list));
    return { status: 200, body: { wishLists: lists } };
  },
  getActiveWishlist: ({ body }) => activeWishlist(world, body.wishListId),
  refreshWishlist: ({ body }) => activeWishlist(world, body.wishListId),
}));

const listsOf = (world: World, ownerId: string): ListRow[] =>
  world.lists.filter(({ user_id }) => user_id === ownerId).toSorted((a, b) => a.order - b.order);

const ownLists = (world: World): ListRow[] => listsOf(world, viewerOf(world).id);

function activeWishlist(world: World, listId: string) {
  const list = listOf(world, listId);
  if (!list) return missing;
  if (!seesList(world, list)) {
    return { status: 200, body: { wishList: { id: list.id, private: true as const } } } as const;
  }
  const wishes = openWishesOf(world, list.id).toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return {
    status: 200,
    body: {
      wishList: wishlistSeen(world, list),
      owner_username: personOf(world, list.user_id).username,
      wishes: wishes.filter((wish) => !isFulfilledWish(world, wish)).map((wish) => wishSeen(world, wish)),
      gifted: wishes.filter((wish) => isFulfilledWish(world, wish)).map((wish) => wishSeen(world, wish)),
      next_cursor: null,
    },
  } as const;
}

type Place = 'event_date' | 'event_address' | 'event_city' | 'event_state' | 'event_postal';

/** What the form left out is not there. */
const withPlace = <Form extends { readonly [K in Place]?: string | null | undefined }>(form: Form) => ({
  ...form,
  event_date: form.event_date ?? null,
  event_address: form.event_address ?? null,
  event_city: form.event_city ?? null,
  event_state: form.event_state ?? null,
  event_postal: form.event_postal ?? null,
});
