import { ProductId } from '@wishbow/contracts/items';
import type { UserId, WishlistId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import type { Wishlist } from '@wishbow/contracts/wishlists';
import { anItem, TEAPOT } from '../testing/items.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList, madeWish } from '../testing/stories.ts';
import { wishlistModel } from './wishlist-model.ts';

const MUG = ProductId.parse('WBMUGMUG01');
const CANARY = 'Tall boots, cherry';

jest.setTimeout(60_000);

let service: RunningWishlists;
let open: Wishlist;
let secret: Wishlist;
let ofBao: Wishlist;

beforeAll(async () => {
  service = await runningWishlists();
  const { maya, bao } = service.people;
  service.neighborhood.items.push(anItem({ product_id: MUG, title: CANARY }));
  open = await madeList(service, maya.id, { name: 'Studio birthday' });
  secret = await madeList(service, maya.id, { name: 'Just for family', private: true, description: CANARY });
  ofBao = await madeList(service, bao.id, { name: 'Quiet things' });
  await madeWish(service, open, { quantity: 2, notes: 'The tall one, please!' });
  await madeWish(service, open, { productId: MUG });
  await madeWish(service, secret, { productId: MUG });
  await madeWish(service, ofBao, { productId: MUG });
});
afterAll(() => service.stop());

type Who = 'visitor' | 'wes' | 'priya' | 'theo' | 'maya';
const idOf = (who: Who): UserId | undefined => (who === 'visitor' ? undefined : service.people[who].id);

const look = async (wishListId: WishlistId, who: Who, path = '/api/getActiveWishList') => {
  const { status, text } = await service.post(path, { wishListId }, idOf(who));
  return { status, text, body: JSON.parse(text) };
};

describe.each(['/api/getActiveWishList', '/api/refreshWishList'])('%s', (path) => {
  test.each(['visitor', 'wes', 'priya'] as const)(
    'gives %s two keys of a private list, and nothing that is on it',
    async (who) => {
      for (const hidden of [secret, ofBao]) {
        const { body, text } = await look(hidden.id, who, path);
        expect(body).toEqual({ wishList: { id: hidden.id, private: true } });
        expect(text).not.toContain(CANARY);
      }
    },
  );

  test.each(['theo', 'maya'] as const)('gives %s the private list with its wishes', async (who) => {
    const { body } = await look(secret.id, who, path);
    expect(body).toMatchObject({ wishList: { name: 'Just for family' }, wishes: [{ title: CANARY }], gifted: [] });
  });

  test('knows no list with that id', async () => {
    expect(await look('9'.repeat(24) as WishlistId, 'theo', path)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

test('a list is shown whatever else may be noted of it', async () => {
  const { maya } = service.people;
  const list = await madeList(service, maya.id, { name: 'Copied from another' });
  const copiedFrom = { $set: { wishlistId: open.id } };
  await wishlistModel(service.connection).updateOne({ _id: list.id }, copiedFrom, { strict: false });
  expect((await look(list.id, 'visitor')).body).toMatchObject({
    wishList: { name: 'Copied from another' },
    wishes: [],
  });
});

test('an open list shows everyone its wishes, newest first', async () => {
  const { body } = await look(open.id, 'visitor');
  expect(body.wishList).toMatchObject({ name: 'Studio birthday', wish_count: 2, gifted_count: 0 });
  expect(body.owner_username).toBe('maya');
  expect(body.wishes.map(({ title }: { title: string }) => title)).toEqual([CANARY, 'Cast teapot with infuser, 37 oz']);
  expect(body.wishes[1]).toMatchObject({
    product_id: TEAPOT,
    price: 3800,
    quantity: 2,
    available_quantity: 2,
    notes: 'The tall one, please!',
    store: 'Kettlebee',
    fulfilled: false,
    liked: false,
  });
});

test('a list tells how many like its wishes, and which of them the viewer does', async () => {
  const { wes, theo } = service.people;
  const { wishes } = (await look(open.id, 'visitor')).body;
  service.neighborhood.likers.set(wishes[1].id, [wes.id, theo.id]);
  const likesFor = async (who: 'visitor' | 'wes' | 'maya') =>
    (await look(open.id, who)).body.wishes.map((wish: Wish) => [wish.like_count, wish.comment_count, wish.liked]);
  expect(await likesFor('wes')).toEqual([
    [0, 0, false],
    [2, 0, true],
  ]);
  expect((await likesFor('visitor'))[1]).toEqual([2, 0, false]);
  expect((await likesFor('maya'))[1]).toEqual([2, 0, false]);
});

test('the owner is not told how many are left', async () => {
  const { body } = await look(open.id, 'maya');
  expect(body.wishes[1].available_quantity).toBeNull();
});

test('a list whose owner is gone is nobody’s to see', async () => {
  const { people } = service.neighborhood;
  service.neighborhood.people = people.filter(({ username }) => username !== 'maya');
  expect((await look(open.id, 'theo')).body).toMatchObject({ code: 'not_found' });
  service.neighborhood.people = people;
});

test.each([
  ['an operator object', { wishListId: { $gt: '' } }],
  ['an array', { wishListId: ['5'.repeat(24)] }],
  ['something else than an id', { wishListId: '1; drop' }],
  ['a field that does not exist', { wishListId: '5'.repeat(24), isAdmin: true }],
])('%s is a clear refusal', async (_what, body) => {
  expect((await service.post('/api/getActiveWishList', body)).status).toBe(422);
});

test('while social does not answer, open things are everybody’s and private ones their owner’s', async () => {
  await service.played.social.stop();
  for (const who of ['visitor', 'wes', 'theo', 'maya'] as const) {
    const { body } = await look(open.id, who);
    expect(body).toMatchObject({ wishList: { name: 'Studio birthday' } });
    expect(body.wishes[0]).toMatchObject({ like_count: null, comment_count: null, liked: false });
  }
  expect((await look(secret.id, 'theo')).body).toEqual({ wishList: { id: secret.id, private: true } });
  expect((await look(ofBao.id, 'theo')).body).toEqual({ wishList: { id: ofBao.id, private: true } });
  expect((await look(secret.id, 'maya')).body).toMatchObject({ wishList: { name: 'Just for family' } });
});

test('while accounts does not answer, nothing is shown', async () => {
  await service.played.accounts.stop();
  expect(await look(open.id, 'visitor')).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable' } });
});
