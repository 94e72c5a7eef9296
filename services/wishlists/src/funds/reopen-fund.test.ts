import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { collecting, payoutId } from '../testing/contributions.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeList } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const { reserve, count, close, reopen } = collecting(() => service);

test('a fund whose payout was rejected is chipped in to again, and a payout can be requested again', async () => {
  const { maya, theo, wes } = service.people;
  const fund = await madeFund(service, await madeList(service, maya.id), { price: 10_000 });
  await reserve(theo.id, fund.id, 1, 40);
  await count(fund.id, 1);
  expect(await close(maya.id, fund.id, 7)).toBe(4_000);
  expect(await reopen(fund.id, 6)).toBe('open');
  expect(await reserve(wes.id, fund.id, 2, 10)).toBe('payout_requested');

  expect(await reopen(fund.id, 7)).toBe('open');
  expect(await reopen(fund.id, 7)).toBe('open');
  await reserve(wes.id, fund.id, 3, 20);
  await count(fund.id, 3);
  expect(await close(maya.id, fund.id, 8)).toBe(6_000);
  const payload = {
    payoutId: payoutId(8),
    wishId: fund.id,
    ownerId: maya.id,
    title: fund.title,
    image: null,
    netCents: 5_700,
  };
  await service.hear('orders.payout_dispatched', { ...payload, dispatchedAt: '2026-12-01T12:00:00.000Z' });
  const seen = await service.asUser(maya.id)(wishesContract.refreshWish, { body: { wish: { id: fund.id } } });
  expect(seen.body).toMatchObject({ wish: { payout_dispatched: '2026-12-01T12:00:00.000Z' } });
  await service.asUser(maya.id)(wishesContract.removeWish, { body: { wish: { id: fund.id } } });
  expect(await reopen(fund.id, 8)).toBe('removing');
});
