import { createHmac } from 'node:crypto';
import { adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { disputesContract } from '@wishbow/contracts/disputes-contract';
import type { CardId } from '@wishbow/contracts/wire-types';
import { dollarsFor, giveItem, requestPayout, tellFundGone } from '../testing/custom-gifts.ts';
import { aCandleFor, placeGift, saveCard } from '../testing/gifts.ts';
import { jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';
import { disputeModel } from './dispute-model.ts';
import { listDisputeRows } from './dispute-repository.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let card: CardId;
beforeAll(async () => {
  site = await runningOrders();
  card = await saveCard(site.as(jonah));
});
afterAll(() => site.stop());
afterEach(async () => expect(await site.violations()).toEqual([]));

const disputes = async (status?: 'open' | 'won' | 'lost') =>
  (await site.asAdmin(disputesContract.listDisputes, { query: status ? { status } : {} })).body.disputes;
const disputeIn = (id: string, status: string) =>
  until(`${id} is ${status}`, async () => (await disputes()).find((one) => one.id === id && one.status === status));
const balance = async (account: string) => (await site.accounts()).get(account) ?? 0;

/** Jonah has chipped in $100 to a fund of Maya's, who has requested its payout. */
async function aPayout() {
  const fund = site.wishlists.addFund(500);
  const given = await giveItem(site.as(jonah), dollarsFor(fund, card, 100));
  const payout = await requestPayout(site.as(maya), fund);
  if (given.status !== 200 || payout.status !== 200) throw new Error('There is no payout');
  return { contributionId: given.body.contribution?.id ?? '', payoutId: payout.body.payout.id, fund };
}
const mail = (payoutId: Awaited<ReturnType<typeof aPayout>>['payoutId']) =>
  site.asAdmin(adminPayoutsContract.markPayoutMailed, { params: { payoutId }, body: { reason: 'Check no. 12' } });

test('a contribution that is contested is owed by the owner of the fund, and its check waits until it is decided', async () => {
  const { contributionId, payoutId, fund } = await aPayout();
  const before = { stripe: await balance('stripe_clearing'), owed: await balance(`dispute_receivable:${maya.id}`) };
  const id = await site.sandbox.contest(contributionId);

  expect(await disputeIn(id, 'open')).toMatchObject({
    reason: 'fraudulent',
    amountCents: 10_000,
    contribution_id: contributionId,
    order_id: null,
    wish_id: fund,
    debtor: { username: 'maya' },
    receivableCents: 10_000,
    payout: { id: payoutId, status: 'requested' },
    closed_at: null,
  });
  expect(await balance('stripe_clearing')).toBe(before.stripe + 10_000);
  expect(await balance(`dispute_receivable:${maya.id}`)).toBe(before.owed - 10_000);
  expect(await mail(payoutId)).toMatchObject({
    status: 409,
    body: { message: 'Money of this fund is contested. The check waits until the bank has decided.' },
  });

  await site.sandbox.decideDispute(id, 'won');
  expect(await disputeIn(id, 'won')).toMatchObject({ receivableCents: 0 });
  expect(await balance('stripe_clearing')).toBe(before.stripe);
  expect(await balance(`dispute_receivable:${maya.id}`)).toBe(before.owed);
  expect((await mail(payoutId)).status).toBe(200);
});

test('a dispute that is lost after the check was mailed stays owed by the owner of the fund', async () => {
  const { contributionId, payoutId } = await aPayout();
  expect((await mail(payoutId)).status).toBe(200);
  const owed = await balance(`dispute_receivable:${maya.id}`);
  const id = await site.sandbox.contest(contributionId);
  await disputeIn(id, 'open');
  await site.sandbox.decideDispute(id, 'lost');

  expect(await disputeIn(id, 'lost')).toMatchObject({
    receivableCents: 10_000,
    payout: { id: payoutId, status: 'dispatched' },
  });
  expect(await balance(`dispute_receivable:${maya.id}`)).toBe(owed - 10_000);
  expect((await disputes('open')).map((one) => one.id)).not.toContain(id);
});

test('an order that is contested is owed by its buyer', async () => {
  const { id: orderId } = await placeGift(site.as(jonah), aCandleFor(site.wishlists.addWish(), card));
  await site.orderIn(orderId, 'placed');
  const id = await site.sandbox.contest(orderId);

  expect(await disputeIn(id, 'open')).toMatchObject({
    order_id: orderId,
    contribution_id: null,
    amountCents: 3_193,
    debtor: { username: 'jonah' },
    payout: null,
  });
});

test('a contested contribution to a fund that is gone is not refunded besides', async () => {
  const fund = site.wishlists.addFund(500);
  const given = await giveItem(site.as(jonah), dollarsFor(fund, card, 70));
  const contributionId = given.status === 200 ? (given.body.contribution?.id ?? '') : '';
  const refunded = (await site.sandbox.stripeState()).totals.refunded;
  const id = await site.sandbox.contest(contributionId);
  await disputeIn(id, 'open');
  site.wishlists.removeWish(fund);
  await tellFundGone(site.ordersUrl, fund);
  await until('it is looked at later', async () => {
    const [own] = (await site.contributions()).filter(({ wishId }) => wishId === fund);
    return own?.isFundGone && own.dueAt && own.dueAt.getTime() > Date.now() + 60_000;
  });
  expect((await site.sandbox.stripeState()).totals.refunded).toBe(refunded);
});

test('a contribution whose dispute is lost is not looked at again, whatever else was contested and won', async () => {
  const fund = site.wishlists.addFund(500);
  const given = await giveItem(site.as(jonah), dollarsFor(fund, card, 60));
  const contributionId = given.status === 200 ? (given.body.contribution?.id ?? '') : '';
  const id = await site.sandbox.contest(contributionId);
  await site.sandbox.decideDispute(id, 'lost');
  const lost = await disputeIn(id, 'lost');
  const row = await disputeModel(site.connection).findById(id).lean();
  await disputeModel(site.connection).create({ ...row, _id: 'dp_0_earlier', state: 'won' });
  site.wishlists.removeWish(fund);
  await tellFundGone(site.ordersUrl, fund);
  const own = await until('it rests', async () => {
    const [one] = (await site.contributions()).filter(({ wishId }) => wishId === fund);
    return one?.isFundGone && one.leasedUntil === null && one;
  });
  expect(lost).toMatchObject({ amountCents: 6_000 });
  expect(own).toMatchObject({ state: 'contributed', dueAt: null });
});

test('told a hundred times at once, late or in the wrong order, a dispute is what the card processor says it is', async () => {
  const { contributionId } = await aPayout();
  const id = await site.sandbox.contest(contributionId);
  await disputeIn(id, 'open');
  await site.sandbox.decideDispute(id, 'won');
  const stale = (n: number) => ({
    id: `evt_${id}_${n}`,
    object: 'event',
    type: n % 2 ? 'charge.dispute.created' : 'charge.dispute.closed',
    data: { object: { id, object: 'dispute', status: n % 2 ? 'needs_response' : 'lost', metadata: {} } },
  });
  const statuses = await Promise.all(Array.from({ length: 100 }, (_, n) => tell(stale(n))));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await disputeIn(id, 'won')).toMatchObject({ receivableCents: 0 });
});

async function tell(event: object): Promise<number> {
  const body = JSON.stringify(event);
  const sentAt = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', site.webhookSecret).update(`${sentAt}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${sentAt},v1=${signature}` };
  return (await fetch(`${site.ordersUrl}/webhooks/stripe`, { method: 'POST', headers, body })).status;
}

test('what is open comes first, however many disputes were decided after it', async () => {
  const one = await disputeModel(site.connection).findOne({ state: 'won' }).lean();
  const of = (_id: string, state: 'open' | 'won', year: number) => {
    return { ...one, _id, state, openedAt: new Date(Date.UTC(year, 0, 1)) };
  };
  await disputeModel(site.connection).insertMany([of('dp_old', 'open', 2001), of('dp_new', 'won', 2040)]);
  const open = (await disputes('open')).length;
  const few = await listDisputeRows(site.connection, { state: undefined, limit: open + 1 });
  expect(few.map(({ _id }) => _id).slice(-2)).toEqual(['dp_old', 'dp_new']);
  await disputeModel(site.connection).deleteMany({ _id: { $in: ['dp_old', 'dp_new'] } });
});

test('nobody but an admin hears of disputes', async () => {
  await expect(site.as(maya)(disputesContract.listDisputes, { query: {} })).rejects.toMatchObject({ status: 403 });
  await expect(site.asVisitor(disputesContract.listDisputes, { query: {} })).rejects.toMatchObject({ status: 401 });
});
