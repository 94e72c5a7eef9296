import type { UserId } from '@wishbow/contracts/wire-types';
import type { Wish } from '@wishbow/contracts/wishes';
import { orderId, takingUnits } from '../testing/orders.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeList, madeWish } from '../testing/stories.ts';

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
const read = async ({ id }: Wish) => (await ask('/api/refreshWish', { wish: { id } })).body.wish;
const teapot = async (quantity: number) => madeWish(service, await madeList(service, maya()), { quantity });
const raise = ({ id }: Wish) => ask('/api/increaseItemQuantity', { wish: { id } });
const lower = ({ id }: Wish) => ask('/api/decreaseItemQuantity', { wish: { id } });

describe('how many are wanted', () => {
  test('goes up and down by one', async () => {
    const wish = await teapot(2);
    expect((await raise(wish)).body.wish.quantity).toBe(3);
    expect((await lower(wish)).body.wish.quantity).toBe(2);
  });

  test('two clicks at once both count', async () => {
    const wish = await teapot(1);
    await Promise.all([raise(wish), raise(wish)]);
    expect((await read(wish)).quantity).toBe(3);
    await Promise.all([lower(wish), lower(wish), lower(wish)]);
    expect((await read(wish)).quantity).toBe(1);
  });

  test('never falls below one nor rises above 99', async () => {
    const [one, most] = [await teapot(1), await teapot(99)];
    expect(await lower(one)).toMatchObject({ status: 409, body: { code: 'lowest_quantity' } });
    expect(await raise(most)).toMatchObject({ status: 409, body: { code: 'highest_quantity' } });
  });

  test('raised, a fulfilled wish is open again', async () => {
    const wish = await teapot(2);
    await orders.reserve(theo(), wish.id, orderId(5), 2);
    await orders.gift(wish.id, orderId(5));
    await lower(wish);
    expect((await raise(wish)).body.wish).toMatchObject({ quantity: 3, fulfilled: false });
  });

  test('lowered below what others hold, it says nothing of them', async () => {
    const wish = await teapot(2);
    await orders.reserve(theo(), wish.id, orderId(6), 2);
    expect(await lower(wish)).toMatchObject({ status: 200, body: { wish: { quantity: 1, fulfilled: false } } });
  });

  test('of a wish removed meanwhile is zero', async () => {
    const wish = await teapot(2);
    await ask('/api/removeWish', { wish: { id: wish.id } });
    expect(await lower(wish)).toEqual({ status: 200, body: { id: wish.id, quantity: 0 } });
    expect((await raise(wish)).status).toBe(404);
    expect((await ask('/api/decreaseItemQuantity', { wish: { id: wish.id } }, theo())).status).toBe(404);
  });

  test('a fund has none', async () => {
    const wish = await madeFund(service, await madeList(service, maya()));
    expect([(await raise(wish)).status, (await lower(wish)).status]).toEqual([409, 409]);
  });
});
