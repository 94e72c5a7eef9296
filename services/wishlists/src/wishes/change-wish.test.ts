import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import { orderId, takingUnits } from '../testing/orders.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeLink, madeList, madeWish } from '../testing/stories.ts';
import { wishModel } from './wish-model.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
let orders: ReturnType<typeof takingUnits>;
beforeAll(async () => {
  service = await runningWishlists();
  orders = takingUnits(service);
});
afterAll(() => service.stop());

const maya = () => service.people.maya.id;
const theo = () => service.people.theo.id;

const ask = async (path: string, body: object, userId: UserId | undefined = maya()) => {
  const { status, text } = await service.post(path, body, userId);
  return { status, body: JSON.parse(text) };
};
const update = ({ id }: Pick<Wish, 'id'>, changes: object, more: object = {}, userId?: UserId) =>
  ask('/api/updateWish', { wish: { id, ...changes }, ...more }, userId);
const read = async ({ id }: Wish) => (await ask('/api/refreshWish', { wish: { id } })).body.wish;

const teapot = async (quantity = 1) => madeWish(service, await madeList(service, maya()), { quantity, notes: 'Blue' });
const vase = async () => madeLink(service, await madeList(service, maya()));
const kiln = async () => madeFund(service, await madeList(service, maya()));

describe('editing a wish', () => {
  test('of a catalogue item its owner changes quantity and note', async () => {
    const wish = await teapot();
    const { status, body } = await update(wish, { quantity: 3, notes: 'Green after all' }, { userId: maya() });
    expect(status).toBe(200);
    expect(body.wish).toEqual({ ...wish, quantity: 3, notes: 'Green after all' });
    expect(await read(wish)).toMatchObject({ quantity: 3, notes: 'Green after all' });
  });

  test.each([
    ['title', 'Free teapot'],
    ['price', 1],
    ['url', 'https://evil.example/'],
    ['image', null],
    ['extra_description', 'Mine'],
  ])('the %s of a catalogue item is the shop’s', async (field, value) => {
    const wish = await teapot();
    const { status, body } = await update(wish, { [field]: value });
    expect([status, Object.keys(body.errors)]).toEqual([422, [`wish.${field}`]]);
    expect(await read(wish)).toMatchObject(wish);
  });

  test('of a link everything is its owner’s', async () => {
    const wish = await vase();
    const changes = {
      title: 'Small amphora',
      url: 'https://www.clayway.example/small',
      price: 9900,
      notes: 'Or the small one',
      image: `/media/pulled/${'c'.repeat(64)}.png`,
    };
    expect((await update(wish, changes)).body.wish).toMatchObject({ ...changes, store: 'clayway.example' });
  });

  test.each([
    ['a link without an address', () => vase(), { url: null }, 'Please enter a valid link'],
    ['a link to a script', () => vase(), { url: 'javascript:alert(1)' }, 'Please enter a valid link'],
    ['a wish without a name', () => vase(), { title: ' ' }, 'Please add a name.'],
    ['a fund of half dollars', () => kiln(), { price: 150 }, 'Please enter whole dollars'],
    ['a fund of nothing', () => kiln(), { price: 0 }, 'Please enter an amount'],
    ['a fund wanted twice', () => kiln(), { quantity: 2 }, 'A fund has no quantity.'],
    ['a picture that is none', () => vase(), { image: 'data:image/png;base64,aGVsbG8=' }, 'Image only'],
    ['no units', () => teapot(), { quantity: 0 }, ''],
    ['a hundred units', () => teapot(), { quantity: 100 }, ''],
    ['a quantity as text', () => teapot(), { quantity: '2' }, ''],
    ['gifted units', () => teapot(), { fulfilled: true }, ''],
    ['an owner', () => teapot(), { user_id: '9'.repeat(24) }, ''],
    ['an operator', () => teapot(), { notes: { $set: 1 } }, ''],
  ])('%s is refused and changes nothing', async (_what, make, changes, text) => {
    const wish = await make();
    const { status, body } = await update(wish, changes);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(text);
    expect(await read(wish)).toMatchObject(wish);
  });

  test('of a fund name, goal and description, but the goal never below what was chipped in', async () => {
    const wish = await kiln();
    const changes = { title: 'A smaller kiln', price: 60_000, extra_description: 'Half the size.' };
    expect((await update(wish, changes)).body.wish).toMatchObject({ ...changes, remaining_amount: 60_000 });
    await wishModel(service.connection).updateOne({ _id: wish.id }, { $set: { contributedCents: 55_000 } });
    const { status, body } = await update(wish, { price: 54_900 });
    expect([status, body.errors['wish.price']]).toEqual([422, ['$550.00 has been chipped in already.']]);
    expect((await update(wish, { price: 55_000 })).body.wish).toMatchObject({ fulfilled: true, remaining_amount: 0 });
  });

  test('the goal of a fund stays once a payout is requested', async () => {
    const wish = await kiln();
    await wishModel(service.connection).updateOne({ _id: wish.id }, { $set: { payoutRequestedAt: new Date() } });
    expect(await update(wish, { price: 80_000 })).toMatchObject({ status: 409, body: { code: 'payout_requested' } });
    expect((await update(wish, { title: 'Kiln, soon', price: 90_000 })).status).toBe(200);
  });

  test('moves to another own list, unless it hangs there already', async () => {
    const [wish, other] = [await teapot(), await madeList(service, maya(), { name: 'Other' })];
    expect((await update(wish, {}, { wishListId: other.id })).body.wish.wish_list_id).toBe(other.id);
    const third = await madeList(service, maya());
    await madeWish(service, third);
    expect(await update(wish, { quantity: 2 }, { wishListId: third.id })).toMatchObject({
      status: 409,
      body: { code: 'already_on_list' },
    });
    expect(await read(wish)).toMatchObject({ wish_list_id: other.id, quantity: 1 });
  });

  test('does not move to a list of somebody else', async () => {
    const wish = await teapot();
    const [open, hidden] = [
      await madeList(service, service.people.wes.id),
      await madeList(service, service.people.wes.id, { private: true }),
    ];
    expect((await update(wish, {}, { wishListId: open.id })).status).toBe(403);
    expect((await update(wish, {}, { wishListId: hidden.id })).status).toBe(404);
    expect((await read(wish)).wish_list_id).toBe(wish.wish_list_id);
  });

  test('answers the same whether or not somebody has taken it', async () => {
    const [plain, taken] = [await teapot(3), await teapot(3)];
    await orders.reserve(theo(), taken.id, orderId(1), 3);
    const answers = [await update(plain, { quantity: 1 }), await update(taken, { quantity: 1 })];
    const [first, second] = answers.map(({ status, body: { wish } }) => {
      const { id: _id, wish_list_id: _list, created_at: _at, ...shown } = wish;
      return { status, shown };
    });
    expect(second).toEqual(first);
    expect(await orders.gift(taken.id, orderId(1))).toBe(true);
  });
});

describe('somebody else’s wish', () => {
  const changes = ({ id }: Wish): [string, object][] => [
    ['/api/updateWish', { wish: { id, notes: 'Mine' } }],
    ['/api/updateItemNotes', { item: { id, notes: 'Mine' } }],
    ['/api/increaseItemQuantity', { wish: { id } }],
    ['/api/decreaseItemQuantity', { wish: { id } }],
  ];

  test.each([
    ['wes', 403, 404],
    ['priya', 403, 404],
    ['theo', 403, 403],
  ] as const)('%s may not change it: %i where it is open, %i where it is private', async (who, open, hidden) => {
    const { id } = service.people[who];
    const wishes = [
      [await teapot(2), open],
      [await madeWish(service, await madeList(service, maya(), { private: true }), { quantity: 2 }), hidden],
    ] as const;
    for (const [wish, status] of wishes) {
      for (const [path, body] of changes(wish)) expect((await ask(path, body, id)).status).toBe(status);
      expect(await read(wish)).toMatchObject(wish);
    }
  });

  test('a visitor is asked to log in', async () => {
    for (const [path, body] of changes(await teapot())) expect((await service.post(path, body)).status).toBe(401);
  });
});
