import type { DateOnly } from '@wishbow/domain/date-only';
import { type Connection, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { type ContributionRow, contributionModel } from '../contributions/contribution-model.ts';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { type PayoutRow, payoutModel } from '../payouts/payout-model.ts';
import type { Difference } from './books.ts';
import { type ReconciliationRow, reconciliationModel } from './reconciliation-model.ts';

/** Orders and contributions of the demo community: told, never paid. */
const REAL = { fingerprint: { $ne: 'demo' } };

/**
 * Takes the comparison of a day, which one process does.
 * @param patienceMs after which whoever took it and did not finish has died.
 * @returns whether it is ours.
 */
export async function claimDay(
  connection: Connection,
  day: DateOnly,
  { now, patienceMs }: { readonly now: Date; readonly patienceMs: number },
): Promise<boolean> {
  const given = { _id: day, finishedAt: null, startedAt: { $lte: new Date(now.getTime() - patienceMs) } };
  const taken = await reconciliationModel(connection).updateOne(given, { $set: { startedAt: now } });
  if (taken.matchedCount > 0) return true;
  try {
    await reconciliationModel(connection).create({ _id: day, startedAt: now, finishedAt: null, differences: [] });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

export async function finishDay(
  connection: Connection,
  day: DateOnly,
  differences: readonly Difference[],
  now: Date,
): Promise<void> {
  const result = { finishedAt: now, differences };
  await reconciliationModel(connection).updateOne({ _id: day }, { $set: result });
}

/** The days that were compared, newest first. */
export const listReconciliations = (connection: Connection, limit: number): Promise<ReconciliationRow[]> =>
  reconciliationModel(connection)
    .find({ finishedAt: { $ne: null } })
    .sort({ _id: -1 })
    .limit(limit)
    .lean<ReconciliationRow[]>();

export const listOrdersBetween = (connection: Connection, since: Date, until: Date): Promise<OrderRow[]> =>
  orderModel(connection)
    .find({ ...REAL, createdAt: { $gte: since, $lt: until } })
    .lean<OrderRow[]>();

/** What was told before of refunds that failed, of these orders. */
export async function listToldFailures(
  connection: Connection,
  orders: readonly Pick<OrderRow, '_id'>[],
): Promise<Difference[]> {
  const references = orders.map(({ _id }) => _id);
  const days = await reconciliationModel(connection)
    .find({ finishedAt: { $ne: null }, 'differences.reference': { $in: references } })
    .lean<ReconciliationRow[]>();
  return days.flatMap(({ differences }) => differences.filter(({ kind }) => kind === 'refund_failed'));
}

/** Checks that were asked for between two moments, but for those that are not mailed after all. */
export const listPayoutsBetween = (connection: Connection, since: Date, until: Date): Promise<PayoutRow[]> =>
  payoutModel(connection)
    .find({ requestedAt: { $gte: since, $lt: until }, state: { $in: ['requested', 'dispatched'] } })
    .lean<PayoutRow[]>();

/** Everything that was chipped in to some funds, however long ago. */
export const listContributionsTo = (
  connection: Connection,
  funds: readonly Pick<PayoutRow, 'wishId'>[],
): Promise<ContributionRow[]> =>
  contributionModel(connection)
    .find({ wishId: { $in: funds.map(({ wishId }) => wishId) } })
    .lean<ContributionRow[]>();

/** However long ago they were ordered: they wait for a person. */
export const listOrdersWithFailedRefund = (connection: Connection): Promise<OrderRow[]> =>
  orderModel(connection)
    .find({ ...REAL, 'refunds.state': 'failed' })
    .lean<OrderRow[]>();

export const listContributionsBetween = (
  connection: Connection,
  since: Date,
  until: Date,
): Promise<ContributionRow[]> =>
  contributionModel(connection)
    .find({ ...REAL, createdAt: { $gte: since, $lt: until } })
    .lean<ContributionRow[]>();
