import { cartContract } from '@wishbow/contracts/cart-contract';
import { WishId } from '@wishbow/contracts/wire-types';
import { lookIntoCart, putIntoCart } from '../testing/cart-items.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { crowd, hermit, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;

beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());

const anywhere = (id: string) => ({ body: { item: { id } } });
const refusedTo = (as: ReturnType<typeof site.as>, item: object) =>
  as(cartContract.addToCart, { body: { item: { ...item } } });

test('a wish of oneself, a hidden one and one that is gifted do not come into the cart', async () => {
  expect(await refusedTo(site.as(maya), { wish_id: site.wishlists.addWish() })).toMatchObject({ status: 403 });
  const nowhere = WishId.parse('64d0000000000000000fffff');
  expect(await refusedTo(site.as(jonah), { wish_id: nowhere })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  const gifted = site.wishlists.addWish({ isGifted: true });
  expect(await refusedTo(site.as(jonah), { wish_id: gifted })).toMatchObject({
    status: 409,
    body: { code: 'already_gifted' },
  });
});

test('where somebody lives is told to whom they allow it, and to nobody else', async () => {
  const as = site.as(jonah);
  const id = await putIntoCart(as, { wish_id: site.wishlists.addWish() });
  expect(JSON.stringify(await lookIntoCart(as))).not.toMatch(/Portland|Alder|97205/);

  site.social.stand(maya.id, { addressAccess: 'approved' });
  const told = await lookIntoCart(as);
  site.social.stand(maya.id, { addressAccess: null });
  expect(told.parcels[0]?.ships_to).toEqual({ city: 'Portland', state: 'OR' });
  expect(JSON.stringify(told)).not.toMatch(/Alder|97205/);
  await as(cartContract.removeFromCart, anywhere(id));
});

test('a wish that is taken off its list keeps no name in the cart', async () => {
  const as = site.as(jonah);
  const wish = site.wishlists.addWish();
  const id = await putIntoCart(as, { wish_id: wish });
  site.wishlists.removeWish(wish);

  const cart = await lookIntoCart(as);
  expect(cart.cart_items).toMatchObject([
    { item: { title: 'A wish that is gone' }, wishlist: null, wish_list_id: null, obstacle: { code: 'not_found' } },
  ]);
  expect(cart.obstacle).toMatchObject({ code: 'not_found' });
  expect(await as(cartContract.removeFromCart, anywhere(id))).toEqual({ status: 200, body: { count: 0 } });
});

test('the cart of somebody else does not exist', async () => {
  const owner = site.as(crowd[0] ?? maya);
  const id = await putIntoCart(owner, { wish_id: site.wishlists.addWish({ wanted: 5 }) });
  const before = await lookIntoCart(owner);
  const stranger = site.as(jonah);

  const answers = await Promise.all([
    stranger(cartContract.removeFromCart, anywhere(id)),
    stranger(cartContract.increaseCartItemQuantity, anywhere(id)),
    stranger(cartContract.decreaseCartItemQuantity, anywhere(id)),
    stranger(cartContract.updateCartItem, { body: { item: { id, message: 'mine' } } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await lookIntoCart(owner)).toEqual(before);
  expect((await lookIntoCart(stranger)).cart_items).toEqual([]);
});

test('a visitor has no cart', async () => {
  await expect(site.asVisitor(cartContract.getCartItems, { body: {} })).rejects.toMatchObject({ status: 401 });
});

test('nobody sends things to themself or to people who do not exist', async () => {
  const toSelf = await refusedTo(site.as(jonah), { product_id: SPA_CANDLE, to_user_id: jonah.id });
  expect(toSelf).toMatchObject({ status: 403, body: { code: 'self_gift' } });
  const toNobody = await refusedTo(site.as(jonah), { product_id: SPA_CANDLE, to_user_id: 'f'.repeat(24) });
  expect(toNobody).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('a private person receives from their followers alone, also what was in a cart before', async () => {
  const forBao = { product_id: SPA_CANDLE, to_user_id: hermit.id };
  await putIntoCart(site.as(jonah), forBao);
  site.social.stand(hermit.id, { follow: 'none' });

  expect((await lookIntoCart(site.as(jonah))).obstacle).toMatchObject({ code: 'recipient_private' });
  expect(await refusedTo(site.as(maya), forBao)).toMatchObject({ status: 403, body: { code: 'recipient_private' } });
});

test('nothing is put into the cart for somebody with whom one has nothing to do any more, and what was there is gone', async () => {
  const as = site.as(crowd[1] ?? jonah);
  const candle = { product_id: SPA_CANDLE, to_user_id: maya.id };
  const id = await putIntoCart(as, candle);
  site.social.stand(maya.id, { follow: 'blocked' });
  expect(await lookIntoCart(as)).toMatchObject({
    cart_items: [{ to_user: null, to_address_user_id: null }],
    parcels: [{ to_user: null, obstacle: { code: 'not_found' } }],
  });
  await as(cartContract.removeFromCart, anywhere(id));
  expect(await refusedTo(as, candle)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  site.social.stand(maya.id, { follow: 'approved' });
});
