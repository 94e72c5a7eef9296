import { ProductId } from '@wishbow/contracts/items';
import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { anItem, TEAPOT } from '../testing/items.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList, madeWish } from '../testing/stories.ts';

const PRICELESS = ProductId.parse('WBNOPRICE1');
const VIDEO = ProductId.parse('WBVIDEO001');

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
  service.neighborhood.items.push(
    anItem({ product_id: PRICELESS, price: null }),
    anItem({ product_id: VIDEO, invalid: true }),
  );
});
afterAll(() => service.stop());

const maya = () => service.people.maya.id;
const createAs = async (userId: UserId, wish: object, selectedWishListIds: readonly string[], more: object = {}) => {
  const body = { wish: { product_id: TEAPOT, ...wish }, selectedWishListIds, ...more };
  const { status, text } = await service.post('/api/createWish', body, userId);
  return { status, body: JSON.parse(text) };
};
const wishesOn = async (id: WishlistId, userId: UserId) => {
  const answer = await service.asUser(userId)(wishlistsContract.getActiveWishlist, { body: { wishListId: id } });
  return answer.status === 200 && 'wishes' in answer.body ? answer.body.wishes : [];
};

test('a wish takes title, price and picture from the catalogue and the note from its owner', async () => {
  const list = await madeList(service, maya());
  const { status, body } = await createAs(maya(), { quantity: 2, notes: 'Lake blue, please. #studio' }, [list.id], {
    userId: maya(),
    query: 'teapot',
  });
  expect(status).toBe(201);
  expect(body.wishes).toEqual([
    expect.objectContaining({
      wish_list_id: list.id,
      user_id: maya(),
      title: 'Cast teapot with infuser, 37 oz',
      variant_title: 'Raspberry',
      price: 3800,
      image: 'https://pictures.example/teapot.webp',
      url: 'https://www.amazon.com/dp/WBT5F0BX4Y?tag=wishbow-20',
      quantity: 2,
      available_quantity: null,
      notes: 'Lake blue, please. #studio',
      external: false,
      fund: false,
      fulfilled: false,
    }),
  ]);
  expect(body.addedWishLists).toEqual([{ id: list.id, name: 'Kitchen, slowly' }]);
  expect(await wishesOn(list.id, maya())).toEqual(body.wishes);
});

test('a list that holds the item already is named, and the others get it', async () => {
  const [first, second] = [
    await madeList(service, maya(), { name: 'First' }),
    await madeList(service, maya(), { name: 'Second' }),
  ];
  await madeWish(service, first);
  const { body } = await createAs(maya(), {}, [first.id, second.id]);
  expect(body).toMatchObject({ addedWishLists: [{ name: 'Second' }], nonAddedWishLists: [{ name: 'First' }] });
  expect(await wishesOn(first.id, maya())).toHaveLength(1);
});

test('ten clicks make one wish', async () => {
  const list = await madeList(service, maya());
  const answers = await Promise.all(Array.from({ length: 10 }, () => createAs(maya(), {}, [list.id])));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(answers.filter(({ body }) => body.addedWishLists.length === 1)).toHaveLength(1);
  expect(await wishesOn(list.id, maya())).toHaveLength(1);
});

test('a list named twice gets the wish once', async () => {
  const list = await madeList(service, maya());
  const { body } = await createAs(maya(), {}, [list.id, list.id]);
  expect(body.wishes).toHaveLength(1);
});

test.each(['somebody else’s list', 'a list that does not exist'])(
  'with %s among them, none gets the wish',
  async (which) => {
    const own = await madeList(service, maya());
    const ofWes = await madeList(service, service.people.wes.id);
    const foreign = which.startsWith('somebody') ? ofWes.id : '9'.repeat(24);
    const { status, body } = await createAs(maya(), {}, [own.id, foreign]);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await wishesOn(own.id, maya())).toEqual([]);
    expect(await wishesOn(ofWes.id, service.people.wes.id)).toEqual([]);
  },
);

test('another person’s id in the body is refused', async () => {
  const list = await madeList(service, maya());
  const { status, body } = await createAs(maya(), {}, [list.id], { userId: service.people.wes.id });
  expect([status, body.code]).toEqual([403, 'identity_mismatch']);
});

test('a visitor is asked to log in', async () => {
  const { status } = await service.post('/api/createWish', { wish: { product_id: TEAPOT }, selectedWishListIds: [] });
  expect(status).toBe(401);
});

test('without a list the person is asked to choose one', async () => {
  const { status, body } = await createAs(maya(), {}, []);
  expect(status).toBe(422);
  expect(body.errors.selectedWishListIds).toEqual(['Please select at least one wish list to add the item to.']);
});

test.each([
  ['a product nobody sells', 'WBNOTHING1', 404, 'not_found'],
  ['a product without a price', PRICELESS, 422, 'item_unavailable'],
  ['something that cannot be shipped', VIDEO, 422, 'item_unavailable'],
])('%s cannot be wished for', async (_what, product_id, status, code) => {
  const list = await madeList(service, maya());
  const answer = await createAs(maya(), { product_id }, [list.id]);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('while the shop is away the person is told to try again', async () => {
  const list = await madeList(service, maya());
  service.neighborhood.isRetailerAway = true;
  const answer = await createAs(maya(), {}, [list.id]);
  service.neighborhood.isRetailerAway = false;
  expect([answer.status, answer.body.code]).toEqual([503, 'retailer_unavailable']);
  expect(await wishesOn(list.id, maya())).toEqual([]);
});

test.each([
  ['a price', { price: 1 }],
  ['a title', { title: 'Free teapot' }],
  ['an owner', { user_id: '9'.repeat(24) }],
  ['gifted units', { fulfilled: true }],
  ['likes', { like_count: 99 }],
  ['no quantity', { quantity: 0 }],
  ['half a unit', { quantity: 1.5 }],
  ['a hundred units', { quantity: 100 }],
  ['a quantity as text', { quantity: '2' }],
  ['an operator object', { notes: { $gt: '' } }],
  ['a product id that is an operator', { product_id: { $ne: '' } }],
  ['a product id that is a path', { product_id: '../../orders' }],
  ['notes of 1,001 characters', { notes: 'n'.repeat(1001) }],
])('a wish with %s is refused', async (_what, wish) => {
  const list = await madeList(service, maya());
  expect((await createAs(maya(), wish, [list.id])).status).toBe(422);
  expect(await wishesOn(list.id, maya())).toEqual([]);
});

test.each([
  ['HTML', '<img src=x onerror=alert(1)> &amp;'],
  ['a word of 200 letters', 'w'.repeat(200)],
  ['emoji', '🎁'.repeat(1000)],
  ['right-to-left text', 'أريد إبريق الشاي الأزرق'],
  ['several lines', 'First line\nSecond line'],
])('%s in a note stays the text it is', async (_what, notes) => {
  const list = await madeList(service, maya());
  expect((await madeWish(service, list, { notes })).notes).toBe(notes);
});

describe('a form whose answer was lost', () => {
  const fund = { fund: true, title: 'Kiln', price: 90_000, extra_description: 'A kiln for two.', terms: true };
  const link = { external: true, title: 'Bead', url: 'https://pottersrow.example/bead', price: 1_200 };
  const send = async (wish: object, listId: WishlistId, key: string, userId = maya()) => {
    const body = { wish, selectedWishListIds: [listId] };
    const { status, text } = await service.send('POST', '/api/createWish', body, userId, { 'idempotency-key': key });
    return { status, body: JSON.parse(text) };
  };

  test.each([
    ['a fund', fund],
    ['a link', link],
    ['a product', { product_id: TEAPOT }],
  ])('makes %s once, however often it is sent', async (kind, wish) => {
    const list = await madeList(service, maya());
    const first = await send(wish, list.id, `form of ${kind}`);
    expect(first).toMatchObject({ status: 201, body: { addedWishLists: [{ id: list.id }] } });
    expect(await send(wish, list.id, `form of ${kind}`)).toEqual(first);
    const atOnce = await Promise.all([1, 2, 3].map(() => send(wish, list.id, `second form of ${kind}`)));
    expect(new Set(atOnce.map(({ body }) => body.wishes[0]?.id)).size).toBe(1);
    expect(await wishesOn(list.id, maya())).toHaveLength(wish === fund ? 2 : 1);
  });

  test('is told when it was saved with other details before', async () => {
    const list = await madeList(service, maya());
    await send(fund, list.id, 'changed form');
    const changed = await send({ ...fund, title: 'Big kiln' }, list.id, 'changed form');
    expect(changed).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
    expect(await wishesOn(list.id, maya())).toMatchObject([{ title: 'Kiln' }]);
  });

  test('may be corrected after a refusal, and aimed at another list where the first had the item', async () => {
    const [list, other] = [await madeList(service, maya()), await madeList(service, maya())];
    expect(await send({ ...fund, price: -1 }, list.id, 'corrected form')).toMatchObject({ status: 422 });
    expect(await send(fund, list.id, 'corrected form')).toMatchObject({ status: 201 });
    await madeWish(service, list);
    const held = await send({ product_id: TEAPOT }, list.id, 'aimed form');
    expect(held).toMatchObject({ status: 201, body: { nonAddedWishLists: [{ id: list.id }] } });
    expect(await send({ product_id: TEAPOT }, other.id, 'aimed form')).toMatchObject({ status: 201 });
  });
});
