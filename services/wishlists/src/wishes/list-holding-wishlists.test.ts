import type { UserId } from '@wishbow/contracts/wire-types';
import { wishUnitsInternalContract } from '@wishbow/contracts/wish-units-contract';
import type { Wish } from '@wishbow/contracts/wishes';
import { TEAPOT } from '../testing/items.ts';
import { orderId, takingUnits } from '../testing/orders.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeList, madeWish } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
let orders: ReturnType<typeof takingUnits>;
beforeAll(async () => {
  service = await runningWishlists();
  orders = takingUnits(service);
});
afterAll(() => service.stop());

const theo = () => service.people.theo.id;

const holding = async (username: string, userId: UserId | undefined) => {
  const { status, text } = await service.post('/api/listHoldingWishlists', { productId: TEAPOT, username }, userId);
  return { status, body: JSON.parse(text) };
};

let open: Wish;
let hidden: Wish;
beforeAll(async () => {
  const { bao, wes } = service.people;
  open = await madeWish(service, await madeList(service, wes.id, { name: 'Open' }));
  const given = await madeWish(service, await madeList(service, wes.id, { name: 'Given' }));
  hidden = await madeWish(service, await madeList(service, bao.id, { name: 'Quiet things' }));
  await orders.reserve(theo(), given.id, orderId(9));
  await orders.gift(given.id, orderId(9));
});

test('the lists of a person that hold a product are named where it still waits to be given', async () => {
  expect((await holding('wes', theo())).body.matches).toEqual([
    { id: open.id, item_id: 'WBT5F0BX4Y', wish_list_id: open.wish_list_id, wish_list_name: 'Open' },
  ]);
});

test('they are told only as far as they may be seen', async () => {
  expect((await holding('bao', theo())).body.matches).toMatchObject([{ id: hidden.id }]);
  expect((await holding('bao', service.people.priya.id)).body.matches).toEqual([]);
  expect((await holding('bao', service.people.wes.id)).body.matches).toEqual([]);
  expect((await holding('nobody', theo())).status).toBe(404);
});

test('a visitor is asked to log in', async () => {
  expect((await holding('wes', undefined)).status).toBe(401);
});

test('whoever gives a product hears of the same wishes, by the id of their owner', async () => {
  const { bao, priya } = service.people;
  const waitingFor = async (buyerId: UserId) => {
    const body = { buyerId, ownerId: bao.id, productId: hidden.product_id ?? '' };
    const answer = await service.asService('orders')(wishUnitsInternalContract.listWishesForProduct, { body });
    return answer.body.wishes.map(({ id }) => id);
  };
  expect(await waitingFor(theo())).toEqual([hidden.id]);
  expect(await waitingFor(priya.id)).toEqual([]);
});
