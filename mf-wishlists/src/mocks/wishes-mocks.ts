import { notFound, problem } from '@wishbow/contracts/problem';
import type { WishToAdd } from '@wishbow/contracts/wish-forms';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import {
  findByUsername,
  findSeenWish,
  freshId,
  instantNow,
  listOf,
  viewerOf,
  wishOnPage,
  wishSeen,
} from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { ListRow, WishRow, World } from '@wishbow/testing/world/world';

const missing = { status: 404, body: notFound } as const;
const foreign = { status: 403, body: problem('forbidden', 'This wish is not yours.') } as const;

/** Making wishes and changing one's own. */
export const wishesMocks = mocked(wishesContract, (world) => ({
  createWish: ({ body }) => {
    const lists = body.selectedWishListIds.map((id) => listOf(world, id)).filter((list) => list !== undefined);
    if (lists.length === 0) return missing;
    if (lists.some(({ user_id }) => user_id !== world.viewerId)) return foreign;
    const told = factsOf(world, body.wish);
    if (!told) return missing;
    const holding = new Set(lists.filter((list) => holds(world, list, told)).map(({ id }) => id));
    const open = lists.filter(({ id }) => !holding.has(id));
    const wishes = open.map((list) => addedWish(world, list, told));
    const named = ({ id, name }: ListRow) => ({ id, name });
    return {
      status: 201,
      body: {
        wishes: wishes.map((wish) => wishSeen(world, wish)),
        addedWishLists: open.map(named),
        nonAddedWishLists: lists.filter(({ id }) => holding.has(id)).map(named),
      },
    };
  },
  updateWish: ({ body }) => {
    const wish = world.wishes.find(({ id }) => id === body.wish.id);
    if (!wish) return missing;
    if (wish.user_id !== world.viewerId) return foreign;
    const { image: _, ...changes } = body.wish;
    Object.assign(wish, changes, body.wishListId ? { wish_list_id: body.wishListId } : {});
    return { status: 200, body: { wish: wishSeen(world, wish) } };
  },
  removeWish: ({ body }) => {
    const wish = ownWish(world, body.wish.id);
    if (!wish) return missing;
    wish.removedAt = instantNow();
    return { status: 200, body: {} };
  },
  restoreWish: ({ body }) => {
    const wish = ownWish(world, body.wish.id);
    if (!wish) return missing;
    wish.removedAt = null;
    return { status: 200, body: { wish: wishSeen(world, wish) } };
  },
  updateItemNotes: ({ body }) => {
    const wish = ownWish(world, body.item.id);
    if (!wish) return missing;
    wish.notes = body.item.notes;
    return { status: 200, body: { wish: wishSeen(world, wish) } };
  },
  refreshWishNotes: ({ body }) => {
    const wish = findSeenWish(world, body.item.id);
    return wish ? { status: 200, body: { notes: wish.notes, decodedNotes: wish.notes } } : missing;
  },
  increaseItemQuantity: ({ body }) => {
    const wish = ownWish(world, body.wish.id);
    if (!wish) return missing;
    wish.quantity += 1;
    return { status: 200, body: { wish: wishSeen(world, wish) } };
  },
  decreaseItemQuantity: ({ body }) => {
    const wish = ownWish(world, body.wish.id);
    if (!wish) return missing;
    if (wish.quantity === 1) return { status: 409, body: problem('last_one', 'Remove the wish to want none of it.') };
    wish.quantity -= 1;
    return { status: 200, body: { wish: wishSeen(world, wish) } };
  },
  refreshWish: ({ body }) => {
    const wish = findSeenWish(world, body.wish.id);
    if (wish) return { status: 200, body: { wish: wishOnPage(world, wish) } };
    const hidden = world.wishes.find(({ id, removedAt }) => id === body.wish.id && removedAt === null);
    return hidden ? { status: 200, body: { wish: { id: hidden.id, private: true } } } : missing;
  },
  listHoldingWishlists: ({ body }) => {
    const person = findByUsername(world, body.username);
    if (!person) return missing;
    const wishes = world.wishes.filter(
      ({ user_id, product_id, removedAt }) =>
        user_id === person.id && product_id === body.productId && removedAt === null,
    );
    const matches = wishes.map((wish) => ({
      id: wish.id,
      item_id: body.productId,
      wish_list_id: wish.wish_list_id,
      wish_list_name: listOf(world, wish.wish_list_id)?.name ?? '',
    }));
    return { status: 200, body: { matches } };
  },
}));

const ownWish = (world: World, id: string): WishRow | undefined =>
  world.wishes.find((wish) => wish.id === id && wish.user_id === world.viewerId);

type Facts = Omit<WishRow, 'id' | 'wish_list_id' | 'user_id' | 'created_at' | 'taken' | 'removedAt'>;

const holds = (world: World, list: ListRow, { product_id }: Facts): boolean =>
  product_id !== null &&
  world.wishes.some(
    (wish) => wish.wish_list_id === list.id && wish.product_id === product_id && wish.removedAt === null,
  );

function addedWish(world: World, list: ListRow, told: Facts): WishRow {
  const wish: WishRow = {
    ...told,
    id: freshId(world),
    wish_list_id: list.id,
    user_id: viewerOf(world).id,
    created_at: instantNow(),
    taken: 0,
    removedAt: null,
  };
  world.wishes.push(wish);
  const about = { wishId: wish.id, listId: null, commentId: null, isPrivate: false, at: wish.created_at };
  world.activities.unshift({ id: freshId(world), by: wish.user_id, kind: 'wish_added', ...about });
  return wish;
}

const PLAIN = {
  item_id: null,
  product_id: null,
  asin: null,
  variant_title: null,
  store: null,
  image: null,
  url: null,
  quantity: 1,
  extra_description: '',
  external: false,
  fund: false,
  payout_requested: null,
  payout_dispatched: null,
};

/** What a new wish says, from the form it came by; undefined where what it is about is not there. */
function factsOf(world: World, wish: WishToAdd): Facts | undefined {
  if ('product_id' in wish) return factsOfProduct(world, wish);
  if ('wish_id' in wish) {
    const saved = findSeenWish(world, wish.wish_id);
    return saved && { ...saved, notes: wish.notes, quantity: 1 };
  }
  const typed = { title: wish.title, price: wish.price, notes: wish.notes, url: wish.url ?? null };
  if ('external' in wish) {
    return { ...PLAIN, ...typed, quantity: wish.quantity, external: true, store: new URL(wish.url).hostname };
  }
  return { ...PLAIN, ...typed, fund: true, extra_description: wish.extra_description };
}

function factsOfProduct(world: World, wish: Extract<WishToAdd, { product_id: unknown }>): Facts | undefined {
  const item = world.products.find(({ product_id }) => product_id === wish.product_id);
  if (!item) return undefined;
  const { id: item_id, product_id, asin, title, image, url } = item;
  const ofShop = { item_id, product_id, asin, title, image, url, store: item.brand, price: item.price ?? 0 };
  const { quantity, notes, variant_title = item.variant_title } = wish;
  return { ...PLAIN, ...ofShop, quantity, notes, variant_title: variant_title ?? null };
}
