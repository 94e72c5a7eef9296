import type { CardId, WishId } from '@wishbow/contracts/wire-types';
import { ALMOST_TOO_LONG_MS, HOLD_BEGUN } from '../testing/almost-too-long.ts';
import { answerBank, goOn, questionIn } from '../testing/bank.ts';
import { dollarsFor, giveItem, outcomeOf, ownGifts, tellFundGone } from '../testing/custom-gifts.ts';
import { saveCard } from '../testing/gifts.ts';
import { crowd, everybody, jonah, maya, neighbours } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';
import { contributionModel } from './contribution-model.ts';

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
  await site.sandbox.clearScripts();
  expect(await site.violations()).toEqual([]);
});

const cardOf = ({ id }: { id: string }) => cards.get(id) ?? '';
const fundState = (wish: WishId) => site.wishlists.fundStates().find(({ wishId }) => wishId === wish);
const chipIn = (person: typeof jonah, wish: WishId, dollars: number, key?: string) =>
  giveItem(site.as(person), dollarsFor(wish, cardOf(person), dollars), key);
const fundBalance = async (wish: WishId) => (await site.accounts()).get(`fund:${wish}`);

test('somebody chips in to a fund by card, without a fee, and its owner is told', async () => {
  const fund = site.wishlists.addFund(100);
  const answer = await chipIn(crowd[0] ?? jonah, fund, 60);

  expect(answer).toMatchObject({
    status: 200,
    body: { gift: null, contribution: { amountCents: 6000, private: false, status: 'contributed' } },
  });
  const id = answer.status === 200 ? answer.body.contribution?.id : undefined;
  expect(fundState(fund)).toMatchObject({ contributedCents: 6000, reservedCents: 0 });
  expect(await fundBalance(fund)).toBe(6000);
  await until('it was told', async () => site.social.toldAbout(id ?? '').length === 1);
  expect(site.social.payloadsAbout(id ?? '')).toMatchObject([{ amountCents: 6000, recipientId: maya.id }]);
  expect((await ownGifts(site.as(crowd[0] ?? jonah), fund)).contributions.map((own) => own.id)).toEqual([id]);
});

test('a declined card frees the amount at once and costs nothing', async () => {
  const giver = crowd[2] ?? jonah;
  const fund = site.wishlists.addFund(50);
  const declined = await saveCard(site.as(giver), await site.sandbox.makeToken('4000000000000341'));

  expect(await giveItem(site.as(giver), dollarsFor(fund, declined, 50))).toMatchObject({
    status: 402,
    body: { code: 'card_declined' },
  });
  expect(fundState(fund)).toMatchObject({ contributedCents: 0, reservedCents: 0 });
  expect(await outcomeOf(chipIn(giver, fund, 50))).toBe('given');
});

test('without an amount or a card the contributor is told what is missing, under the field', async () => {
  const fund = site.wishlists.addFund(50);
  const noAmount = await giveItem(site.as(jonah), { id: fund, external: false, fund: true, card_id: cardOf(jonah) });
  const noCard = await giveItem(site.as(jonah), dollarsFor(fund, null, 10));

  expect(noAmount).toMatchObject({
    status: 422,
    body: { errors: { contribution: ['Please set the amount you want to contribute.'] } },
  });
  expect(noCard).toMatchObject({ status: 422, body: { errors: { card_id: ['Please add a credit card.'] } } });
});

test('somebody else’s card does not exist, and nothing is asked of the card processor', async () => {
  const fund = site.wishlists.addFund(50);
  const before = (await site.sandbox.stripeState()).payment_intents.length;
  const answer = await giveItem(site.as(jonah), dollarsFor(fund, cardOf(crowd[0] ?? maya), 10));

  expect(answer).toMatchObject({ status: 404, body: { code: 'card_not_found' } });
  expect((await site.sandbox.stripeState()).payment_intents).toHaveLength(before);
});

test('nobody chips in to their own fund, so that no money can be cashed out', async () => {
  const fund = site.wishlists.addFund(50);

  expect(await chipIn(maya, fund, 10)).toMatchObject({ status: 403, body: { code: 'self_gift' } });
});

test.each([-1, 0, 0.5, '2', [2], 1e21, 2 ** 53 + 1, 10_001, 'NaN'])(
  'a contribution of %p is refused as a field, and nothing is taken',
  async (amount) => {
    const fund = site.wishlists.addFund(10_000);

    expect((await chipIn(jonah, fund, amount as number)).status).toBe(422);
    expect(fundState(fund)).toMatchObject({ contributedCents: 0, reservedCents: 0 });
  },
);

test('a repeated press chips in once, also when both are sent together', async () => {
  const giver = crowd[3] ?? jonah;
  const fund = site.wishlists.addFund(500);
  const both = await Promise.all([chipIn(giver, fund, 20, 'press-1'), chipIn(giver, fund, 20, 'press-1')]);
  const again = await chipIn(giver, fund, 20, 'press-1');

  expect(again.status).toBe(200);
  for (const answer of both) expect([again, expect.objectContaining({ status: 409 })]).toContainEqual(answer);
  expect(await outcomeOf(chipIn(giver, fund, 30, 'press-1'))).toBe('idempotency_mismatch');
  expect(fundState(fund)).toMatchObject({ contributedCents: 2000 });
});

test('without a key a second press while the first is under way is told to wait', async () => {
  const giver = crowd[4] ?? jonah;
  const fund = site.wishlists.addFund(500);
  await site.sandbox.scriptFault('stripe', HOLD_BEGUN, { delay_ms: ALMOST_TOO_LONG_MS });
  const first = chipIn(giver, fund, 20);
  await until('the amount is reserved', async () => fundState(fund)?.reservedCents === 2000);

  expect(await outcomeOf(chipIn(giver, fund, 20))).toBe('in_progress');
  expect((await first).status).toBe(200);
  expect(fundState(fund)).toMatchObject({ contributedCents: 2000, reservedCents: 0 });
});

test('when the answer of the card processor is lost the contribution is finished later, once', async () => {
  const giver = crowd[5] ?? jonah;
  const fund = site.wishlists.addFund(500);
  const lost = { when: 'after', reset: true };
  await site.sandbox.scriptFault('stripe', { method: 'POST', path: '/v1/payment_intents' }, lost, 2);

  expect(await outcomeOf(chipIn(giver, fund, 20))).toBe('unavailable');
  // The lease of whoever answered runs out: nobody waits for the twenty seconds of it here.
  await contributionModel(site.connection).updateOne({ wishId: fund }, { $set: { leasedUntil: null } });
  await until('it is finished', async () => fundState(fund)?.contributedCents === 2000);
  await until('it is settled', async () => (await fundBalance(fund)) === 2000);
});

test('whoever tries thirty cards with a dollar each reaches the card processor ten times at most', async () => {
  const thief = crowd[9] ?? jonah;
  const fund = site.wishlists.addFund(10_000);
  const stolen = await saveCard(site.as(thief), await site.sandbox.makeToken('4000000000000341'));
  const outcomes: string[] = [];
  for (let tried = 0; tried < 30; tried += 1) {
    outcomes.push(await outcomeOf(giveItem(site.as(thief), dollarsFor(fund, stolen, 1))));
  }

  expect(outcomes.filter((outcome) => outcome === 'card_declined').length).toBeLessThanOrEqual(10);
  expect(outcomes.filter((outcome) => outcome === 'too_many_contributions').length).toBeGreaterThanOrEqual(20);
});

test('two clicks on one contribution use up one of the ten of an hour', async () => {
  const giver = neighbours[0] ?? jonah;
  const fund = site.wishlists.addFund(10_000);
  for (let press = 0; press < 10; press += 1) {
    const clicks = await Promise.all([chipIn(giver, fund, 1), chipIn(giver, fund, 1)].map(outcomeOf));
    expect(clicks.filter((outcome) => outcome === 'too_many_contributions')).toEqual([]);
    expect(clicks).toContain('given');
  }
  const eleventh = await chipIn(giver, fund, 1);
  expect(eleventh).toMatchObject({ status: 429, body: { code: 'too_many_contributions' } });
  expect(fundState(fund)?.reservedCents).toBe(0);
});

test('a card that keeps being declined is left alone, whoever chips in with it', async () => {
  const fund = site.wishlists.addFund(10_000);
  const outcomes: string[] = [];
  for (const thief of neighbours.slice(1, 13)) {
    const stolen = await saveCard(site.as(thief), await site.sandbox.makeToken('4000000000000341'));
    outcomes.push(await outcomeOf(giveItem(site.as(thief), dollarsFor(fund, stolen, 1))));
  }
  expect(outcomes.slice(-2)).toEqual(['too_many_contributions', 'too_many_contributions']);
});

/** Somebody chips in with a card whose bank asks. */
async function askedAbout(giver: typeof jonah, fund: WishId, dollars: number) {
  const asks = await saveCard(site.as(giver), 'tok_authenticationRequired');
  return questionIn(await giveItem(site.as(giver), dollarsFor(fund, asks, dollars)));
}

test('a contribution waits for the bank with its amount kept, and is made once its giver has agreed', async () => {
  const giver = neighbours[13] ?? jonah;
  const fund = site.wishlists.addFund(100);
  const question = await askedAbout(giver, fund, 60);
  expect(fundState(fund)).toMatchObject({ contributedCents: 0, reservedCents: 6000 });
  expect(await outcomeOf(chipIn(crowd[6] ?? maya, fund, 60))).toBe('over_contribution');
  expect((await goOn(site.as(maya), question, true)).status).toBe(404);

  await answerBank(question, 'complete');
  expect(await goOn(site.as(giver), question)).toMatchObject({
    status: 200,
    body: { orders: [], contribution: { amountCents: 6000, status: 'contributed' } },
  });
  expect(fundState(fund)).toMatchObject({ contributedCents: 6000, reservedCents: 0 });
});

test('a contribution that is not confirmed frees its amount, and one that is confirmed late makes room for another sum', async () => {
  const giver = neighbours[14] ?? jonah;
  const fund = site.wishlists.addFund(100);
  const failed = await askedAbout(giver, fund, 60);
  await answerBank(failed, 'fail');
  expect(await goOn(site.as(giver), failed)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
  expect(fundState(fund)).toMatchObject({ contributedCents: 0, reservedCents: 0 });

  const first = await askedAbout(giver, fund, 60);
  expect((await askedAbout(giver, fund, 70)).id).not.toBe(first.id);
  expect(fundState(fund)).toMatchObject({ contributedCents: 0, reservedCents: 7000 });
  expect(await outcomeOf(chipIn(giver, fund, 80))).toBe('given');
  expect(fundState(fund)).toMatchObject({ contributedCents: 8000, reservedCents: 0 });
});

test('whoever closes the browser after agreeing has chipped in; where the fund goes first, nothing is held', async () => {
  const giver = neighbours[15] ?? jonah;
  const [stays, goes] = [site.wishlists.addFund(100), site.wishlists.addFund(100)];
  await answerBank(await askedAbout(giver, stays, 60), 'complete');
  await until('it is made', async () => (await fundBalance(stays)) === 6000);

  const question = await askedAbout(giver, goes, 60);
  site.wishlists.removeWish(goes);
  expect(await tellFundGone(site.ordersUrl, goes)).toBe(200);
  await until('it has ended', async () => fundState(goes)?.reservedCents === 0);
  expect(await goOn(site.as(giver), question)).toMatchObject({ status: 402, body: { code: 'card_declined' } });
  await expect(answerBank(question, 'complete')).rejects.toThrow('404');
});
