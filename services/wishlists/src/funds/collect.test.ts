import type { Wish } from '@wishbow/contracts/wishes';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { cents } from '@wishbow/domain/money';
import { collecting } from '../testing/contributions.ts';
import { type RunningWishlists, runningWishlists } from '../testing/running-wishlists.ts';
import { madeFund, madeLink, madeList } from '../testing/stories.ts';

jest.setTimeout(60_000);

let service: RunningWishlists;
beforeAll(async () => {
  service = await runningWishlists();
});
afterAll(() => service.stop());

const { reserve, count, release, close, listedFor } = collecting(() => service);

let lastNumber = 0;
const next = () => {
  lastNumber += 1;
  return lastNumber;
};

async function aFund(dollars = 100, form: { private?: boolean } = {}): Promise<Wish> {
  const list = await madeList(service, service.people.maya.id, { name: `List ${next()}`, ...form });
  return madeFund(service, list, { price: dollars * 100 });
}

const fundAsSeenBy = async (userId: typeof service.people.maya.id, wish: Wish) => {
  const answer = await service.asUser(userId)(wishesContract.refreshWish, { body: { wish: { id: wish.id } } });
  if (answer.status !== 200 || !('title' in answer.body.wish)) throw new Error('The fund is not to be seen');
  const { contributed_amount: contributed, remaining_amount: remaining, fulfilled } = answer.body.wish;
  return { contributed, remaining, fulfilled };
};

const chipIn = async (userId: typeof service.people.maya.id, fund: Wish, dollars: number, isPrivate = false) => {
  const number = next();
  expect(await reserve(userId, fund.id, number, dollars, isPrivate)).toBe('reserved');
  expect(await count(fund.id, number)).toBe('counted');
  return number;
};

test('while somebody pays, their amount is kept free and the owner sees nothing of it', async () => {
  const { maya, theo, wes } = service.people;
  const fund = await aFund(100);
  const before = await service.post('/api/refreshWish', { wish: { id: fund.id } }, maya.id);
  expect(await reserve(theo.id, fund.id, next(), 60)).toBe('reserved');

  expect(await service.post('/api/refreshWish', { wish: { id: fund.id } }, maya.id)).toEqual(before);
  expect(await listedFor(maya.id, fund.id)).toEqual([]);
  expect(await reserve(wes.id, fund.id, next(), 41)).toBe('over_contribution 4000');
  expect(await reserve(wes.id, fund.id, next(), 40)).toBe('reserved');
  expect(await reserve(wes.id, fund.id, next(), 1)).toBe('over_contribution 0');
});

test('what is paid counts once, and a released amount can be given by others', async () => {
  const { maya, theo, wes } = service.people;
  const fund = await aFund(100);
  const number = next();
  expect(await reserve(theo.id, fund.id, number, 60)).toBe('reserved');
  expect(await reserve(theo.id, fund.id, number, 60)).toBe('reserved');
  expect(await Promise.all([count(fund.id, number), count(fund.id, number)])).toEqual(['counted', 'counted']);
  expect(await fundAsSeenBy(maya.id, fund)).toEqual({ contributed: 6000, remaining: 4000, fulfilled: false });

  const declined = next();
  expect(await reserve(wes.id, fund.id, declined, 40)).toBe('reserved');
  await release(fund.id, declined);
  await release(fund.id, declined);
  expect(await count(fund.id, declined)).toBe('not_found');
  await chipIn(wes.id, fund, 40);
  expect(await fundAsSeenBy(maya.id, fund)).toEqual({ contributed: 10_000, remaining: 0, fulfilled: true });
});

test('a refunded contribution opens the fund again by its amount', async () => {
  const { maya, theo } = service.people;
  const fund = await aFund(100);
  const number = await chipIn(theo.id, fund, 100);
  await release(fund.id, number);

  expect(await fundAsSeenBy(maya.id, fund)).toEqual({ contributed: 0, remaining: 10_000, fulfilled: false });
});

test('of ten people who each want to give 60 of the last 100 dollars one can', async () => {
  const { theo } = service.people;
  for (let round = 0; round < 5; round += 1) {
    const fund = await aFund(100);
    const numbers = Array.from({ length: 10 }, next);
    const answers = await Promise.all(numbers.map((number) => reserve(theo.id, fund.id, number, 60)));

    expect(answers.filter((answer) => answer === 'reserved')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'over_contribution 4000')).toHaveLength(9);
  }
});

test('a contribution that meets the payout request is paid out or refused, and nothing in between', async () => {
  const { maya, theo } = service.people;
  for (let round = 0; round < 10; round += 1) {
    const fund = await aFund(500);
    await chipIn(theo.id, fund, 10);
    const numbers = Array.from({ length: 4 }, next);
    for (const number of numbers) expect(await reserve(theo.id, fund.id, number, 20)).toBe('reserved');
    const [gross, ...counted] = await Promise.all([
      close(maya.id, fund.id, next()),
      ...numbers.map((number) => count(fund.id, number)),
    ]);

    const inside = counted.filter((answer) => answer === 'counted').length;
    expect(counted.filter((answer) => answer === 'payout_requested')).toHaveLength(4 - inside);
    expect(gross).toBe(1000 + 2000 * inside);
    expect(await fundAsSeenBy(maya.id, fund)).toMatchObject({ contributed: gross });
  }
});

test('of twenty payout requests at once one is taken, and asked again it has the same answer', async () => {
  const { maya, theo } = service.people;
  const fund = await aFund(100);
  await chipIn(theo.id, fund, 60);
  const numbers = Array.from({ length: 20 }, next);
  const answers = await Promise.all(numbers.map((number) => close(maya.id, fund.id, number)));

  expect(answers.filter((answer) => answer === 6000)).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'payout_requested')).toHaveLength(19);
  expect(await close(maya.id, fund.id, numbers[answers.indexOf(cents(6000))])).toBe(6000);
  expect(await reserve(theo.id, fund.id, next(), 10)).toBe('payout_requested');
});

test('a payout that was taken is answered the same when the fund is gone by then', async () => {
  const { maya, theo } = service.people;
  const fund = await aFund(100);
  await chipIn(theo.id, fund, 60);
  const number = next();
  expect(await close(maya.id, fund.id, number)).toBe(6000);
  await service.asUser(maya.id)(wishesContract.removeWish, { body: { wish: { id: fund.id } } });

  expect(await close(maya.id, fund.id, number)).toBe(6000);
  expect(await close(maya.id, fund.id, next())).toBe('not_found');
});

test('only its owner can have a fund paid out, and only once there is something in it', async () => {
  const { maya, theo, wes } = service.people;
  const fund = await aFund(100);
  const hidden = await aFund(100, { private: true });
  const link = await madeLink(service, await madeList(service, maya.id, { name: 'Links' }));

  expect(await close(maya.id, fund.id, next())).toBe('invalid_state');
  expect(await close(maya.id, link.id, next())).toBe('invalid_state');
  await chipIn(theo.id, fund, 10);
  expect(await close(theo.id, fund.id, next())).toBe('forbidden');
  expect(await close(wes.id, hidden.id, next())).toBe('not_found');
});

test('nobody chips in to their own fund, to a hidden one, or to something that is no fund', async () => {
  const { maya, theo, wes } = service.people;
  const hidden = await aFund(100, { private: true });
  const link = await madeLink(service, await madeList(service, maya.id, { name: 'More links' }));

  expect(await reserve(maya.id, (await aFund()).id, next(), 10)).toBe('self_gift');
  expect(await reserve(wes.id, hidden.id, next(), 10)).toBe('not_found');
  expect(await reserve(theo.id, hidden.id, next(), 10)).toBe('reserved');
  expect(await reserve(theo.id, link.id, next(), 10)).toBe('not_found');
});

test('a goal that was lowered meanwhile takes nothing above it', async () => {
  const { maya, theo } = service.people;
  const fund = await aFund(100);
  const number = next();
  expect(await reserve(theo.id, fund.id, number, 60)).toBe('reserved');
  const lowered = { wish: { id: fund.id, price: 5000 } };
  expect((await service.asUser(maya.id)(wishesContract.updateWish, { body: lowered })).status).toBe(200);

  expect(await count(fund.id, number)).toBe('over_contribution');
});

test('a removed fund takes nothing, also not what was being paid, and comes back as it was', async () => {
  const { maya, theo } = service.people;
  const fund = await aFund(100);
  await chipIn(theo.id, fund, 30);
  const number = next();
  expect(await reserve(theo.id, fund.id, number, 20)).toBe('reserved');
  await service.asUser(maya.id)(wishesContract.removeWish, { body: { wish: { id: fund.id } } });

  expect(await reserve(theo.id, fund.id, next(), 10)).toBe('not_found');
  expect(await count(fund.id, number)).toBe('not_found');
  await release(fund.id, number);
  await service.asUser(maya.id)(wishesContract.restoreWish, { body: { wish: { id: fund.id } } });
  expect(await fundAsSeenBy(maya.id, fund)).toEqual({ contributed: 3000, remaining: 7000, fulfilled: false });
  await chipIn(theo.id, fund, 70);
});

test('a contribution that was begun goes on when its fund is hidden or removed meanwhile', async () => {
  const { maya, wes } = service.people;
  const list = await madeList(service, maya.id, { name: `List ${next()}` });
  const fund = await madeFund(service, list, { price: 10_000 });
  const number = await chipIn(wes.id, fund, 60);
  const hide = { params: { wishListId: list.id }, body: { wishList: { private: true } } };
  expect((await service.asUser(maya.id)(wishlistsContract.updateWishlist, hide)).status).toBe(200);

  expect(await reserve(wes.id, fund.id, next(), 10)).toBe('not_found');
  expect(await reserve(wes.id, fund.id, number, 60)).toBe('reserved');
  await service.asUser(maya.id)(wishesContract.removeWish, { body: { wish: { id: fund.id } } });
  expect(await reserve(wes.id, fund.id, number, 60)).toBe('reserved');
  expect(await count(fund.id, number)).toBe('counted');
});

test('a private contribution is seen by the owner of the fund and by whoever gave it, and by nobody else', async () => {
  const { maya, theo, priya, wes } = service.people;
  const fund = await aFund(100);
  await chipIn(wes.id, fund, 15);
  await chipIn(theo.id, fund, 25, true);

  expect(await listedFor(maya.id, fund.id)).toEqual(['theo 25', 'wes 15']);
  expect(await listedFor(theo.id, fund.id)).toEqual(['theo 25', 'wes 15']);
  expect(await listedFor(wes.id, fund.id)).toEqual(['wes 15']);
  expect(await listedFor(priya.id, fund.id)).toEqual(['wes 15']);
  expect(await listedFor(undefined, fund.id)).toEqual(['wes 15']);
});

test('who chipped in to a fund on a private list is told to followers alone', async () => {
  const { theo, priya } = service.people;
  const fund = await aFund(100, { private: true });
  await chipIn(theo.id, fund, 25);

  expect(await listedFor(theo.id, fund.id)).toEqual(['theo 25']);
  expect(await listedFor(priya.id, fund.id)).toBe('not_found');
  expect(await listedFor(undefined, fund.id)).toBe('not_found');
});
