import { demoCreditEntries } from '@wishbow/demo/credit';
import { demoOrders } from '@wishbow/demo/orders';
import { demoPeople } from '@wishbow/demo/people';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { cartModel } from '../cart/cart-model.ts';
import { contributionModel } from '../contributions/contribution-model.ts';
import { customGiftModel } from '../custom-gifts/custom-gift-model.ts';
import { accountModel } from '../ledger/account-model.ts';
import { type JournalRow, journalModel } from '../ledger/journal-model.ts';
import { orderModel } from '../orders/order-model.ts';
import { payoutModel } from '../payouts/payout-model.ts';
import { demoCarts } from './demo-carts.ts';
import { demoFunds } from './demo-funds.ts';
import { demoGrants, demoJournals } from './demo-journals.ts';
import { demoOrderRow } from './demo-order-row.ts';

/** Puts orders, carts, gifts and funds of the invented community into the database, with the journals of their money; what is there stays. */
export async function seedDemoOrders(connection: Connection, now: Date, labelAddress: string): Promise<void> {
  const people = new Map(demoPeople(now).map((person) => [person.id, person]));
  const orders = demoOrders(now).map((order) => demoOrderRow(order, people, labelAddress));
  const funds = demoFunds(now, people);
  const journals = [...demoGrants(demoCreditEntries(now)), ...orders.flatMap(demoJournals), ...funds.journals];
  await inTransaction(connection, async (session) => {
    await addMissing(orderModel(connection), orders, session);
    await addMissing(cartModel(connection), demoCarts(now), session);
    await addMissing(customGiftModel(connection), funds.customGifts, session);
    await addMissing(contributionModel(connection), funds.contributions, session);
    await addMissing(payoutModel(connection), funds.payouts, session);
    const posted = await addMissing(journalModel(connection), journals, session);
    await raiseBalances(connection, posted, session);
  });
}

type Collection<Row> = {
  distinct(field: '_id', filter: object): { session(session: ClientSession): PromiseLike<unknown[]> };
  insertMany(rows: Row[], options: { session: ClientSession }): Promise<unknown>;
};

async function addMissing<Row extends { _id: string }>(
  model: Collection<Row>,
  rows: Row[],
  session: ClientSession,
): Promise<Row[]> {
  const known = new Set(await model.distinct('_id', { _id: { $in: rows.map(({ _id }) => _id) } }).session(session));
  const missing = rows.filter(({ _id }) => !known.has(_id));
  if (missing.length > 0) await model.insertMany(missing, { session });
  return missing;
}

async function raiseBalances(
  connection: Connection,
  posted: readonly JournalRow[],
  session: ClientSession,
): Promise<void> {
  const changes = new Map<string, number>();
  for (const { account, amountCents } of posted.flatMap(({ legs }) => legs)) {
    changes.set(account, (changes.get(account) ?? 0) + amountCents);
  }
  for (const [account, change] of changes) {
    const raise = { $inc: { balanceCents: change } };
    await accountModel(connection).updateOne({ _id: account }, raise, { session, upsert: true });
  }
}
