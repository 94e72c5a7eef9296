import { adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import type { CardId, PayoutId, WishId } from '@wishbow/contracts/wire-types';
import { dollarsFor, giveItem, outcomeOf, requestPayout, tellFundGone } from '../testing/custom-gifts.ts';
import { saveCard } from '../testing/gifts.ts';
import { crowd, jonah, maya } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let card: CardId;
beforeAll(async () => {
  site = await runningOrders();
  card = await saveCard(site.as(jonah));
});
afterAll(() => site.stop());
afterEach(async () => {
  expect(await site.violations()).toEqual([]);
});

/** A payout of $100 that Maya has requested for a fund. */
async function aPayout(): Promise<{ id: PayoutId; fund: WishId }> {
  const fund = site.wishlists.addFund(500);
  expect(await outcomeOf(giveItem(site.as(jonah), dollarsFor(fund, card, 100)))).toBe('given');
  const answer = await requestPayout(site.as(maya), fund);
  if (answer.status !== 200) throw new Error('The payout was refused');
  return { id: answer.body.payout.id, fund };
}
const mail = (payoutId: PayoutId) =>
  site.asAdmin(adminPayoutsContract.markPayoutMailed, { params: { payoutId }, body: { reason: 'Check no. 12' } });
const reject = (payoutId: PayoutId) =>
  site.asAdmin(adminPayoutsContract.rejectPayout, { params: { payoutId }, body: { reason: 'Please add your name.' } });
const auditOf = async (id: string) => {
  const { body } = await site.asService(auditInternalContract.listOrdersAudit, { body: { subject_id: id } });
  return body.records.map(({ text, reason }) => `${text}: ${reason}`);
};
const told = (id: string, type: string) =>
  until(`${type} is told`, async () => site.social.toldAbout(id).filter((one) => one === type).length === 1);

test('an admin sees what waits, by when and where to mail it, and no address in the list', async () => {
  const { id } = await aPayout();
  const { body } = await site.asAdmin(adminPayoutsContract.searchPayouts, { query: {} });
  expect(body.payouts.find((payout) => payout.id === id)).toMatchObject({
    title: 'Kiln for the studio',
    owner: { username: 'maya' },
    state: 'requested',
    grossCents: 10_000,
    feeCents: 500,
    netCents: 9_500,
    mail_by: '2026-12-11',
    mailed_at: null,
  });
  expect(JSON.stringify(body)).not.toContain('Alder Row');
  const where = await site.asAdmin(adminPayoutsContract.getPayoutAddress, { params: { payoutId: id } });
  expect(where.body).toMatchObject({ name: 'Maya Okafor', address: { address: '418 Alder Row' } });
});

test('of twenty clicks one mails the check: its owner is told once, and the log has one entry', async () => {
  const { id } = await aPayout();
  const answers = await Promise.all(Array.from({ length: 20 }, () => mail(id)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  await told(id, 'orders.payout_dispatched');
  expect(await auditOf(id)).toEqual(['Mailed a check over $95.00: Check no. 12']);
  expect(await reject(id)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  expect(await site.asAdmin(adminPayoutsContract.getPayoutAddress, { params: { payoutId: id } })).toMatchObject({
    status: 404,
  });
});

test('a rejected payout opens the fund again, with the fee in it, and another can be requested', async () => {
  const { id, fund } = await aPayout();
  const answers = await Promise.all(Array.from({ length: 5 }, () => reject(id)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await told(id, 'orders.payout_rejected');
  expect(site.social.payloadsAbout(id)).toContainEqual(expect.objectContaining({ reason: 'Please add your name.' }));
  expect((await site.accounts()).get(`fund:${fund}`)).toBe(10_000);
  expect(await auditOf(id)).toEqual(['Rejected a payout of $95.00: Please add your name.']);
  expect(await mail(id)).toMatchObject({ status: 409, body: { code: 'invalid_state' } });

  const giver = crowd[0] ?? jonah;
  expect(await outcomeOf(giveItem(site.as(giver), dollarsFor(fund, await saveCard(site.as(giver)), 20)))).toBe('given');
  expect(await requestPayout(site.as(maya), fund)).toMatchObject({
    status: 200,
    body: { payout: { grossCents: 12_000 } },
  });
});

test('when the payout of a fund that is gone is rejected, everybody has their money back', async () => {
  const { id, fund } = await aPayout();
  site.wishlists.removeWish(fund);
  await tellFundGone(site.ordersUrl, fund);
  expect(await reject(id)).toMatchObject({ status: 200, body: { payout: { state: 'rejected' } } });
  await until('all are refunded', async () =>
    (await site.contributions()).filter(({ wishId }) => wishId === fund).every(({ state }) => state === 'refunded'),
  );
  expect((await site.accounts()).get(`fund:${fund}`)).toBe(0);
});
