import { adminCreditContract } from '@wishbow/contracts/admin-people-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import { creditContract } from '@wishbow/contracts/credit-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import { auditModel } from '@wishbow/service/audit/audit-model';
import { hermit, jonah } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { until } from '../testing/until.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
beforeAll(async () => {
  site = await runningOrders();
});
afterAll(() => site.stop());
afterEach(async () => {
  expect(await site.violations()).toEqual([]);
});

const GRANT = '0b6d3f6e-5f0e-4d8e-9a51-3d2f1c5f0a01';
const grant = (user_ids: UserId[], amount = '12.50', grant_id = GRANT) =>
  site.asAdmin(adminCreditContract.grantCredit, {
    body: { user_ids, amount, grant_id, reason: 'Sorry for the wait' },
  });
const entriesOf = async (userId: UserId) =>
  (await site.as({ id: userId })(creditContract.listCreditEntries, { body: {} })).body.entries;

test('of ten clicks one gives: each has it once in the ledger, in the log and in their news', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => grant([jonah.id, hermit.id])));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  for (const { id } of [jonah, hermit]) {
    expect(await entriesOf(id)).toMatchObject([{ kind: 'granted', amount_cents: 1250, order_id: null }]);
    await until('it is told', async () => site.social.toldAbout(id).length === 1);
    expect(site.social.payloadsAbout(id)).toMatchObject([{ amountCents: 1250, reason: 'Sorry for the wait' }]);
    const { body } = await site.asService(auditInternalContract.listOrdersAudit, { body: { subject_id: id } });
    expect(body.records.map(({ text }) => text)).toEqual(['Gave $12.50 in Llama Bucks']);
  }
});

test.each(['0', '-5', '1000.01', '1.005'])('an amount of %s is not given', async (amount) => {
  expect(await grant([jonah.id], amount, crypto.randomUUID())).toMatchObject({ status: 422 });
});

test('nobody is given anything where one of several is not there', async () => {
  expect((await grant([jonah.id, UserId.parse('f'.repeat(24))], '1.00', crypto.randomUUID())).status).toBe(404);
  expect(await entriesOf(jonah.id)).toHaveLength(1);
});

test('where it fails for one of several nobody has it, and the same grant can be given again', async () => {
  const grantId = crypto.randomUUID();
  const inTheWay = { _id: `credit_granted:${grantId}:${hermit.id}`, at: new Date(), adminId: jonah.id, reason: 'x' };
  const rest = {
    action: 'credit_granted',
    subject: { kind: 'person', id: hermit.id, name: '@hermit' },
    text: 'x',
  } as const;
  await auditModel(site.connection).create({ ...inTheWay, ...rest });
  await expect(grant([jonah.id, hermit.id], '2.00', grantId)).rejects.toMatchObject({ status: 500 });
  expect(await entriesOf(jonah.id)).toHaveLength(1);

  await auditModel(site.connection).deleteOne({ _id: inTheWay._id });
  expect(await grant([jonah.id, hermit.id], '2.00', grantId)).toMatchObject({ body: { granted_count: 2 } });
  expect(await entriesOf(jonah.id)).toHaveLength(2);
});
