import type { CardId, WishId } from '@wishbow/contracts/wire-types';
import { ALMOST_TOO_LONG_MS } from '../testing/almost-too-long.ts';
import { dollarsFor, giveItem, outcomeOf, requestPayout, tellFundGone } from '../testing/custom-gifts.ts';
import { saveCard } from '../testing/gifts.ts';
import { crowd, everybody, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
const cards = new Map<string, CardId>();
beforeAll(async () => {
  site = await runningOrders();
  for (const person of everybody) cards.set(person.id, await saveCard(site.as(person)));
});
afterAll(() => site.stop());
afterEach(async () => {
  expect(await site.violations()).toEqual([]);
});

const chipIn = (person: typeof jonah, wish: WishId, dollars: number) =>
  outcomeOf(giveItem(site.as(person), dollarsFor(wish, cards.get(person.id) ?? null, dollars)));
const balance = async (account: string) => (await site.accounts()).get(account) ?? 0;

test('an owner has a fund paid out with the fee told, and nothing can be chipped in any more', async () => {
  const fund = site.wishlists.addFund(500);
  expect(await chipIn(jonah, fund, 100)).toBe('given');
  const [fees, owed] = [await balance('payout_fee'), await balance('payout_clearing')];
  const answer = await requestPayout(site.as(maya), fund);

  expect(answer).toMatchObject({
    status: 200,
    body: { payout: { wish_id: fund, grossCents: 10_000, feeCents: 500, netCents: 9_500 } },
  });
  expect(await balance('payout_fee')).toBe(fees + 500);
  expect(await balance('payout_clearing')).toBe(owed + 9_500);
  expect(await balance(`fund:${fund}`)).toBe(0);
  const id = answer.status === 200 ? answer.body.payout.id : '';
  await until('the owner is told', async () => site.social.toldAbout(id).length === 1);
  expect(site.social.payloadsAbout(id)).toMatchObject([{ ownerId: maya.id, netCents: 9_500 }]);
  expect(await chipIn(crowd[0] ?? jonah, fund, 10)).toBe('payout_requested');
});

test('of twenty requests at once one is taken: one payout and one journal', async () => {
  const fund = site.wishlists.addFund(500);
  expect(await chipIn(crowd[1] ?? jonah, fund, 40)).toBe('given');
  const answers = await Promise.all(Array.from({ length: 20 }, () => requestPayout(site.as(maya), fund)));
  const codes = answers.map((answer) => (answer.status === 200 ? 'paid out' : answer.body.code));

  expect(codes.filter((code) => code === 'paid out')).toHaveLength(1);
  expect(codes.filter((code) => code === 'payout_requested')).toHaveLength(19);
  expect((await site.payouts()).filter(({ wishId }) => wishId === fund)).toHaveLength(1);
});

test('a payout waits for money that is on its way, and leaves out what was lost on it', async () => {
  const fund = site.wishlists.addFund(500);
  const [giver, unlucky] = [crowd[5] ?? jonah, crowd[6] ?? jonah];
  expect(await chipIn(giver, fund, 30)).toBe('given');
  await site.sandbox.scriptFault(
    'stripe',
    { method: 'POST', path: '/v1/payment_intents/' },
    { delay_ms: ALMOST_TOO_LONG_MS },
  );
  const lost = chipIn(unlucky, fund, 20);
  const onItsWay = await until('the amount is held and counts', async () => {
    const row = (await site.contributions()).find((one) => one.wishId === fund && one.state === 'open');
    const counted = site.wishlists.fundStates().find(({ wishId }) => wishId === fund)?.contributedCents;
    return counted === 5_000 && row?.paymentIntentId;
  });
  const requested = requestPayout(site.as(maya), fund);
  await site.sandbox.control('POST', `/stripe/holds/${onItsWay}/expire`);

  expect(await lost).toBe('card_declined');
  expect(await requested).toMatchObject({ status: 200, body: { payout: { grossCents: 3_000, netCents: 2_850 } } });
  expect(await balance(`fund:${fund}`)).toBe(0);
});

test('only its owner can have a fund paid out, once something is in it', async () => {
  const fund = site.wishlists.addFund(500);
  const link = site.wishlists.addLink();

  expect(await requestPayout(site.as(maya), fund)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  expect(await requestPayout(site.as(maya), link)).toMatchObject({ status: 404 });
  expect(await chipIn(jonah, fund, 10)).toBe('given');
  expect(await requestPayout(site.as(jonah), fund)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  site.wishlists.removeWish(fund);
  expect(await requestPayout(site.as(maya), fund)).toMatchObject({ status: 404 });
  await tellFundGone(site.ordersUrl, fund);
  await until('it is refunded', async () => (await balance(`fund:${fund}`)) === 0);
});

test('when a fund is gone everybody has their money back once, and is told', async () => {
  const fund = site.wishlists.addFund(500);
  const givers = crowd.slice(0, 3);
  for (const giver of givers) expect(await chipIn(giver, fund, 30)).toBe('given');
  const refunded = (await site.sandbox.stripeState()).totals.refunded;
  site.wishlists.removeWish(fund);
  const told = await Promise.all([1, 2, 3].map(() => tellFundGone(site.ordersUrl, fund, 'the same event')));

  expect(told).toEqual([200, 200, 200]);
  const own = async () => (await site.contributions()).filter(({ wishId }) => wishId === fund);
  await until('all are refunded', async () => (await own()).every(({ state }) => state === 'refunded'));
  for (const { _id } of await own()) {
    await until('it was told', async () => site.social.toldAbout(_id).includes('orders.contribution_refunded'));
  }
  expect((await site.sandbox.stripeState()).totals.refunded).toBe(refunded + 9_000);
  expect(await balance(`fund:${fund}`)).toBe(0);
});

test('what is in a payout stays there when the fund is removed afterwards', async () => {
  const fund = site.wishlists.addFund(500);
  expect(await chipIn(crowd[4] ?? jonah, fund, 30)).toBe('given');
  expect((await requestPayout(site.as(maya), fund)).status).toBe(200);
  const refunded = (await site.sandbox.stripeState()).totals.refunded;
  site.wishlists.removeWish(fund);
  await tellFundGone(site.ordersUrl, fund);

  const kept = async () => (await site.contributions()).find(({ wishId }) => wishId === fund);
  await until('it was decided', async () => (await kept())?.dueAt === null && !(await kept())?.isFundGone);
  expect((await kept())?.state).toBe('contributed');
  expect((await site.sandbox.stripeState()).totals.refunded).toBe(refunded);
});
