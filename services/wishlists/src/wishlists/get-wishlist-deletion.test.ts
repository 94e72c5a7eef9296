import type { UserId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { collecting } from '../testing/contributions.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeLink, madeList } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const { reserve, count, close } = collecting(() => service);

const ask = (wishListId: Awaited<ReturnType<typeof madeList>>['id'], userId: UserId) =>
  service.asUser(userId)(wishlistsContract.getWishlistDeletion, { params: { wishListId } });

test('before a list is deleted its owner learns whether money was put into a fund on it', async () => {
  const { maya, theo } = service.people;
  const list = await madeList(service, maya.id);
  const fund = await madeFund(service, list, { price: 90_000 });
  await madeLink(service, list);
  expect(await ask(list.id, maya.id)).toEqual({ status: 200, body: { holds_contributions: false } });
  await reserve(theo.id, fund.id, 1, 25);
  await count(fund.id, 1);
  expect(await ask(list.id, maya.id)).toEqual({ status: 200, body: { holds_contributions: true } });
});

test('what is in a payout is not refunded, so nothing is said of it', async () => {
  const { maya, theo } = service.people;
  const list = await madeList(service, maya.id, { name: 'Paid out' });
  const fund = await madeFund(service, list, { price: 90_000 });
  await reserve(theo.id, fund.id, 2, 25);
  await count(fund.id, 2);
  expect(await close(maya.id, fund.id)).toBe(2500);
  expect(await ask(list.id, maya.id)).toEqual({ status: 200, body: { holds_contributions: false } });
});

test('nobody else may ask: 403 where the list is open, 404 where it is hidden', async () => {
  const { maya, wes } = service.people;
  const [open, hidden] = [await madeList(service, maya.id), await madeList(service, maya.id, { private: true })];
  expect(await ask(open.id, wes.id)).toMatchObject({ status: 403 });
  expect(await ask(hidden.id, wes.id)).toMatchObject({ status: 404 });
});
