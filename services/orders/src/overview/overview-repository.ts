import type { Connection, Model, PipelineStage, QueryFilter } from 'mongoose';
import { contributionModel } from '../contributions/contribution-model.ts';
import { customGiftModel } from '../custom-gifts/custom-gift-model.ts';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { type PayoutRow, payoutModel } from '../payouts/payout-model.ts';

/** How much was given within an hour; days begin at another hour in every zone. */
export interface GivenInHour {
  readonly hour: Date;
  readonly count: number;
  readonly cents: number;
}

/** What never came to anything for its buyer is not given. */
const GIVEN: QueryFilter<OrderRow> = { state: { $nin: ['created', 'authorizing', 'payment_failed'] } };

const byHour = (cents: object | number | string): PipelineStage.Group => ({
  $group: {
    _id: { $dateToString: { date: '$createdAt', format: '%Y-%m-%dT%H:00:00.000Z' } },
    count: { $sum: 1 },
    cents: { $sum: cents },
  },
});

async function countByHour<Row>(
  model: Model<Row>,
  match: PipelineStage.Match['$match'],
  cents: object | number | string,
): Promise<GivenInHour[]> {
  const hours = await model.aggregate<{ _id: string; count: number; cents: number }>([
    { $match: match },
    byHour(cents),
  ]);
  return hours.map(({ _id, ...given }) => ({ hour: new Date(_id), ...given }));
}

/** What was given since a moment: from the catalogue, to funds, and from elsewhere. */
export async function listGivenByHour(connection: Connection, since: Date) {
  const createdAt = { $gte: since };
  const gross = { $add: ['$quote.subtotalCents', '$quote.shippingCents', '$quote.processingFeeCents'] };
  const [catalogue, fund, link] = await Promise.all([
    countByHour(orderModel(connection), { ...GIVEN, createdAt }, gross),
    countByHour(
      contributionModel(connection),
      { state: { $in: ['contributed', 'refunded'] }, createdAt },
      '$amountCents',
    ),
    countByHour(customGiftModel(connection), { state: 'given', createdAt }, 0),
  ]);
  return { catalogue, fund, link };
}

/** How many orders of a period were placed, and how many of them were sent back. */
export async function countReturns(connection: Connection, since: Date, until: Date) {
  const placed: QueryFilter<OrderRow> = { createdAt: { $gte: since, $lt: until }, 'steps.state': 'placed' };
  const [orders, returned] = await Promise.all([
    orderModel(connection).countDocuments(placed),
    orderModel(connection).countDocuments({ ...placed, returning: { $exists: true } }),
  ]);
  return { orders, returned };
}

/** How many orders the store has yet to decide about. A gift that waits to be claimed has not reached it. */
export const countProcessing = (connection: Connection): Promise<number> =>
  orderModel(connection).countDocuments({
    state: 'processing',
    $or: [{ invitation: { $exists: false } }, { 'invitation.claimedAt': { $ne: null } }],
  });

/** Every check that is not mailed; there are never many. */
export const listUnmailedPayouts = (connection: Connection): Promise<PayoutRow[]> =>
  payoutModel(connection).find({ state: 'requested' }).sort({ requestedAt: 1 }).limit(1_000).lean<PayoutRow[]>();

/** How many orders fit, and when the first of them was made. */
async function findWaiting(connection: Connection, fitting: QueryFilter<OrderRow>) {
  const [count, oldest] = await Promise.all([
    orderModel(connection).countDocuments(fitting),
    orderModel(connection).findOne(fitting).sort({ createdAt: 1 }).lean<OrderRow | null>(),
  ]);
  return { count, oldestAt: oldest?.createdAt };
}

/** Orders that wait for a person, and those that the store has refused since a moment. */
export async function findWaitingOrders(connection: Connection, since: Date) {
  const [unknown, late, refundFailed, failed] = await Promise.all([
    findWaiting(connection, { state: 'unknown' }),
    findWaiting(connection, { 'late.decision': 'waiting' }),
    findWaiting(connection, { 'refunds.state': 'failed' }),
    findWaiting(connection, { state: 'failed', createdAt: { $gte: since } }),
  ]);
  return { unknown, late, refundFailed, failed };
}
