import { cartContract } from '@wishbow/contracts/cart-contract';
import { lookIntoCart, putIntoCart } from '../testing/cart-items.ts';
import { SPA_CANDLE } from '../testing/fake-catalog.ts';
import { MAYAS_LIST } from '../testing/fake-wishlists.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let shopperCount = 0;

beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());
afterEach(() => {
  site.catalog.changePrice(2400);
  site.catalog.runOut(false);
});

/** Somebody with an empty cart. */
const aShopper = () => {
  const shopper = crowd[shopperCount];
  if (!shopper) throw new Error('There are no more shoppers');
  shopperCount += 1;
  return shopper;
};
const anywhere = (id: string) => ({ body: { item: { id } } });
const refusedTo = (as: ReturnType<typeof site.as>, item: object) =>
  as(cartContract.addToCart, { body: { item: { ...item } } });

test('a wish in the cart stands with its recipient, list, price and shipping, and counts in the bar', async () => {
  const as = site.as(aShopper());
  const wish = site.wishlists.addWish({ wanted: 3 });
  const id = await putIntoCart(as, { wish_id: wish, quantity: 2, message: 'For the sea.', private: true });

  const cart = await lookIntoCart(as);
  expect(cart.cart_items).toMatchObject([
    {
      id,
      item: { product_id: SPA_CANDLE, title: 'Spa candle, large', price: 2400 },
      to_user: { username: 'maya' },
      to_address_user_id: maya.id,
      wish_id: wish,
      wish_list_id: MAYAS_LIST,
      wishlist: { name: 'Everything' },
      message: 'For the sea.',
      private: true,
      price_updated: false,
      shipping_price: 495,
      shipping_days: { min: 4, max: 8 },
      quantity: 2,
      wanted_quantity: 3,
      most_quantity: 3,
      obstacle: null,
    },
  ]);
  expect(cart.parcels).toMatchObject([{ cart_item_ids: [id], ship_to: 'them', subtotalCents: 4800, is_counted: true }]);
  expect(cart.quote).toMatchObject({
    subtotalCents: 4800,
    shippingCents: 495,
    processingFeeCents: 298,
    creditCents: 0,
    totalCents: 5593,
  });
  expect(cart.obstacle).toBeNull();
  expect(await as(cartContract.countCartItems, { body: {} })).toEqual({ status: 200, body: { count: 1 } });
});

test('the same product for the same person and list is refused, for another list it is not', async () => {
  const as = site.as(aShopper());
  const wish = site.wishlists.addWish({ wanted: 2 });
  await putIntoCart(as, { wish_id: wish });

  const again = await refusedTo(as, { wish_id: wish });
  expect(again).toMatchObject({
    status: 409,
    body: { code: 'already_in_cart', message: 'Item already added to cart' },
  });
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: maya.id });
  await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: jonah.id });
  expect((await lookIntoCart(as)).parcels.map(({ cart_item_ids }) => cart_item_ids.length)).toEqual([2, 1]);
});

test('twenty clicks at once put it into the cart once', async () => {
  const as = site.as(aShopper());
  const wish = site.wishlists.addWish({ wanted: 2 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => refusedTo(as, { wish_id: wish })));

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await lookIntoCart(as)).cart_items).toHaveLength(1);
});

test.each([
  ['another list', { wish_list_id: '64c0000000000000000000ff' }, 422],
  ['another recipient', { to_user_id: crowd[9]?.id }, 422],
  ['the address of a third person', { to_address_user_id: crowd[9]?.id }, 422],
  ['the name of another buyer', { from_user_id: maya.id }, 403],
  ['an invited address as well', { invited_email: 'rosa@mailbox.example' }, 422],
  ['half a unit', { quantity: 0.5 }, 422],
  ['no unit', { quantity: 0 }, 422],
  ['a price of its own', { price: 1 }, 422],
])('a wish with %s is refused', async (_name, change, status) => {
  const answer = await refusedTo(site.as(jonah), { wish_id: site.wishlists.addWish(), ...change });
  expect(answer.status).toBe(status);
});

test('something for nobody yet stands apart and is not counted until somebody is chosen', async () => {
  const as = site.as(aShopper());
  const id = await putIntoCart(as, { product_id: SPA_CANDLE });
  const before = await lookIntoCart(as);
  expect(before.parcels).toMatchObject([{ is_counted: false, obstacle: { message: 'Please select a recipient' } }]);
  expect(before.quote.totalCents).toBe(0);
  expect(before.cart_items[0]?.shipping_price).toBeNull();

  await as(cartContract.updateCartItem, { body: { item: { id, to_user_id: jonah.id } } });
  const after = await lookIntoCart(as);
  expect(after.parcels).toMatchObject([{ is_counted: true, obstacle: null, to_user: { username: 'jonah' } }]);
  expect(after.quote.totalCents).toBe(3193);
});

test('somebody invited by email is counted, with shipping to wherever they will say', async () => {
  const as = site.as(aShopper());
  await putIntoCart(as, { product_id: SPA_CANDLE, invited_email: ' Rosa@Mailbox.example ' });

  const cart = await lookIntoCart(as);
  expect(cart.parcels).toMatchObject([
    {
      invited_email: 'rosa@mailbox.example',
      is_counted: true,
      ships_to: null,
      obstacle: null,
    },
  ]);
  expect(cart.quote.totalCents).toBe(3193);
});

test('note, privacy and place are those of everything that goes to the same person', async () => {
  const as = site.as(aShopper());
  const first = await putIntoCart(as, { wish_id: site.wishlists.addWish(), message: 'Happy birthday' });
  const second = await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: maya.id, private: true });
  expect((await lookIntoCart(as)).parcels).toMatchObject([{ message: 'Happy birthday', private: true }]);

  const change = { id: second, message: 'From all of us', private: false, to_address_user_id: null };
  await as(cartContract.updateCartItem, { body: { item: change } });
  const { cart_items: items } = await lookIntoCart(as);
  expect(items).toMatchObject([
    { id: first, message: 'From all of us', private: false },
    { id: second, message: 'From all of us', private: false },
  ]);
});

test('a parcel can go to the buyer, whose town is not told as the recipient’s', async () => {
  const shopper = aShopper();
  const as = site.as(shopper);
  const id = await putIntoCart(as, { wish_id: site.wishlists.addWish() });
  await as(cartContract.updateCartItem, { body: { item: { id, to_address_user_id: shopper.id } } });

  const cart = await lookIntoCart(as);
  expect(cart.parcels).toMatchObject([{ ship_to: 'me', ships_to: null }]);
  expect(cart.cart_items[0]?.to_address_user_id).toBe(shopper.id);
});

test('a price that moved since it was added is marked, and the one of now is asked', async () => {
  const as = site.as(jonah);
  const id = await putIntoCart(as, { wish_id: site.wishlists.addWish() });
  site.catalog.changePrice(2650);

  const cart = await lookIntoCart(as);
  expect(cart.cart_items).toMatchObject([{ price_updated: true, added_price: 2400, item: { price: 2650 } }]);
  expect(cart.quote.subtotalCents).toBe(2650);
  await as(cartContract.removeFromCart, anywhere(id));
});

test('what nobody sells any more says so and keeps the cart from being ordered', async () => {
  const as = site.as(jonah);
  const id = await putIntoCart(as, { wish_id: site.wishlists.addWish() });
  site.catalog.runOut(true);

  const cart = await lookIntoCart(as);
  expect(cart.obstacle).toMatchObject({ code: 'item_unavailable' });
  expect(cart.quote.totalCents).toBe(0);
  await as(cartContract.removeFromCart, anywhere(id));
});

test('no more can be chosen than are still wished for, and no fewer than one', async () => {
  const as = site.as(jonah);
  const id = await putIntoCart(as, { wish_id: site.wishlists.addWish({ wanted: 2 }) });
  const more = () => as(cartContract.increaseCartItemQuantity, anywhere(id));
  const fewer = () => as(cartContract.decreaseCartItemQuantity, anywhere(id));

  expect((await more()).status).toBe(200);
  expect(await more()).toMatchObject({ status: 409, body: { code: 'already_gifted' } });
  const three = await as(cartContract.updateCartItem, { body: { item: { id, quantity: 3 } } });
  expect(three.status).toBe(409);
  expect((await lookIntoCart(as)).cart_items[0]?.quantity).toBe(2);
  expect((await fewer()).status).toBe(200);
  expect(await fewer()).toMatchObject({ status: 422 });
  await as(cartContract.removeFromCart, anywhere(id));
});

test('ten presses on more at once are ten more', async () => {
  const as = site.as(jonah);
  const id = await putIntoCart(as, { wish_id: site.wishlists.addWish({ wanted: 20 }) });
  await Promise.all(Array.from({ length: 10 }, () => as(cartContract.increaseCartItemQuantity, anywhere(id))));

  expect((await lookIntoCart(as)).cart_items[0]?.quantity).toBe(11);
  await as(cartContract.removeFromCart, anywhere(id));
});
