import { cartContract } from '@wishbow/contracts/cart-contract';
import type { RequestOf } from '@wishbow/contracts/endpoint';
import { notFound, problem } from '@wishbow/contracts/problem';
import { findSeenWish, freshId, instantNow, viewerOf } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { CartRow, WishRow, World } from '@wishbow/testing/world/world';
import { cartSeen, parcelNameOf } from './pricing.ts';

const missing = { status: 404, body: notFound } as const;

/** What one means to give. */
export const cartMocks = mocked(cartContract, (world) => ({
  addToCart: ({ body: { item } }) => {
    const wish = findSeenWish(world, item.wish_id ?? '');
    const product = world.products.find(({ product_id }) => product_id === (wish?.product_id ?? item.product_id));
    if (!product || (item.wish_id && !wish)) return missing;
    if (product.invalid) return soldOut;
    const row = newRow(world, item, wish, product);
    if (row.wishId && world.cart.some(({ wishId }) => wishId === row.wishId)) return thereAlready;
    world.cart.unshift(row);
    return { status: 201, body: { ...counted(world), cart_item: { id: row.id } } };
  },
  getCartItems: ({ body }) => ({ status: 200, body: cartSeen(world, body.useCredit) }),
  countCartItems: () => ({ status: 200, body: { count: world.cart.length } }),
  removeFromCart: ({ body }) => {
    if (!lineOf(world, body.item.id)) return missing;
    world.cart = world.cart.filter(({ id }) => id !== body.item.id);
    return { status: 200, body: counted(world) };
  },
  updateCartItem: ({ body: { item } }) => {
    const line = lineOf(world, item.id);
    if (!line) return missing;
    const together = world.cart.filter((one) => parcelNameOf(one) === parcelNameOf(line));
    for (const row of together) Object.assign(row, parcelChanges(world, item, row));
    line.quantity = item.quantity ?? line.quantity;
    if (item.to_user_id || item.invited_email) {
      Object.assign(line, { toUserId: item.to_user_id ?? null, invitedEmail: item.invited_email ?? null });
    }
    return { status: 200, body: counted(world) };
  },
  increaseCartItemQuantity: ({ body }) => oneMore(world, body.item.id, 1),
  decreaseCartItemQuantity: ({ body }) => oneMore(world, body.item.id, -1),
}));

const soldOut = { status: 409, body: problem('item_unavailable', 'Nobody sells this right now.') } as const;
const thereAlready = { status: 409, body: problem('already_in_cart', 'This is in your cart already.') } as const;

type Body<Id extends keyof typeof cartContract> = RequestOf<(typeof cartContract)[Id]>['body'];

const newRow = (
  world: World,
  item: Body<'addToCart'>['item'],
  wish: WishRow | undefined,
  product: World['products'][number],
): CartRow => ({
  id: freshId(world),
  productId: product.product_id,
  wishId: wish?.id ?? null,
  listId: wish?.wish_list_id ?? null,
  toUserId: wish?.user_id ?? item.to_user_id ?? null,
  invitedEmail: item.invited_email ?? null,
  shipsToMe: item.to_address_user_id === viewerOf(world).id,
  message: item.message,
  isPrivate: item.private,
  quantity: item.quantity,
  addedCents: product.price ?? 0,
  at: instantNow(),
});

/** Note, privacy and place are those of everything that goes together. */
const parcelChanges = (world: World, item: Body<'updateCartItem'>['item'], row: CartRow): Partial<CartRow> => ({
  message: item.message ?? row.message,
  isPrivate: item.private ?? row.isPrivate,
  shipsToMe: item.to_address_user_id ? item.to_address_user_id === viewerOf(world).id : row.shipsToMe,
});

const lineOf = (world: World, id: string): CartRow | undefined => world.cart.find((row) => row.id === id);

/** Every change makes another cart of it: a checkout names the one that was seen. */
function counted(world: World): { count: number } {
  world.cartVersion += 1;
  return { count: world.cart.length };
}

function oneMore(world: World, id: string, step: 1 | -1) {
  const line = lineOf(world, id);
  if (!line) return missing;
  if (line.quantity + step < 1) return { status: 409, body: problem('last_one', 'Remove it to give none.') } as const;
  line.quantity += step;
  return { status: 200, body: counted(world) } as const;
}
