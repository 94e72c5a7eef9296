import { OrderId, type UserId } from '@wishbow/contracts/wire-types';
import { canMoveOrder, type OrderState } from '@wishbow/domain/order-state';
import { isDuplicateKey } from '@wishbow/service/mongo/connection';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { causedNow } from '../work/due-work.ts';
import { claimWaiting, type Lease, restDueWork, type Waiting } from '../work/due-work-repository.ts';
import { orderModel } from './order-model.ts';
import type { OrderRow, RetailerOutcome } from './order-row.ts';

/** An order being agreed on is not yet an order to its buyer. */
const UNSEEN_STATES: readonly OrderState[] = ['created', 'authorizing'];

/** An order in one of these may still be sent to the retailer, who has to be told the same address every time. */
const ADDRESSED_STATES: readonly OrderState[] = ['created', 'authorizing', 'processing', 'unknown', 'cancelling'];

export const newOrderId = (): OrderId => OrderId.parse(new Types.ObjectId().toHexString());

/** @returns false when the same intent is already open: somebody clicked twice. */
export async function addOrder(connection: Connection, order: OrderRow): Promise<boolean> {
  try {
    await orderModel(connection).create([order]);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

export const findOrder = (connection: Connection, orderId: OrderId): Promise<OrderRow | null> =>
  orderModel(connection).findById(orderId).lean<OrderRow | null>();

/** An order as its buyer may act on it; to everybody else it does not exist. */
export const findOwnOrder = (connection: Connection, buyerId: UserId, orderId: OrderId): Promise<OrderRow | null> =>
  orderModel(connection)
    .findOne({ _id: orderId, buyerId, state: { $nin: UNSEEN_STATES } })
    .lean<OrderRow | null>();

export const findOpenOrder = (connection: Connection, intentKey: string): Promise<OrderRow | null> =>
  orderModel(connection).findOne({ intentKey }).lean<OrderRow | null>();

interface OrderPage {
  /** The last order that was read; undefined: from the newest on. */
  readonly before: OrderId | undefined;
  readonly limit: number;
}

/** Newest first; nothing comes after an order that is not the buyer's. */
export async function listOrdersOfBuyer(
  connection: Connection,
  buyerId: UserId,
  { before, limit }: OrderPage,
): Promise<OrderRow[]> {
  const orders = orderModel(connection);
  const last = before && (await orders.findOne({ _id: before, buyerId }).lean<OrderRow | null>());
  if (last === null) return [];
  return orders
    .find({ buyerId, state: { $nin: UNSEEN_STATES }, ...(last && olderThan(last)) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<OrderRow[]>();
}

/** The first condition bounds the index, the second leaves out what was read. */
const olderThan = ({ _id, createdAt }: OrderRow) => ({
  createdAt: { $lte: createdAt },
  $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: _id } }],
});

/** Takes an order whose buyer was asked by their bank. */
export const claimAskedOrder = (
  connection: Connection,
  { buyerId, _id }: Pick<OrderRow, 'buyerId' | '_id'>,
  lease: Lease,
): Promise<Waiting<OrderRow>> =>
  claimWaiting(orderModel(connection), { _id, buyerId, state: 'authorizing', askedIntentId: { $exists: true } }, lease);

/** Notes the payment that the holder of the card is asked about. */
export async function noteAsked(connection: Connection, order: OrderRow, askedIntentId: string): Promise<void> {
  await orderModel(connection).updateOne(asSeen(order), { $set: { askedIntentId } });
}

/** Leaves an order until its buyer has answered their bank, or time is up. */
export async function restAskedOrder(connection: Connection, order: OrderRow, dueAt: Date): Promise<void> {
  await restDueWork(orderModel(connection), order, { dueAt, failedTurns: 0 });
}

/** Every order, for checks. */
export const listAllOrders = (connection: Connection): Promise<OrderRow[]> =>
  orderModel(connection).find().lean<OrderRow[]>();

interface Move {
  readonly to: OrderState;
  readonly now: Date;
  readonly set?: Partial<Omit<OrderRow, '_id' | 'state' | 'steps'>>;
  /** The order is settled: the buyer may give the same again. */
  readonly isSettled?: boolean;
  /** Moves only while the caller's lease is still the last one given: whoever was too slow does not move any more. */
  readonly lease?: Date | null;
  /** Moves only while nobody has claimed the gift. */
  readonly isUnclaimed?: boolean;
}

/** Whoever holds a row of an attempt that is over has no say in the next one, though that may be in the same state. */
const asSeen = ({ _id, state, attempt }: OrderRow) => ({ _id, state, attempt });

/** Whether an order still stands where the caller saw it. */
export const isAsSeen = async (connection: Connection, order: OrderRow): Promise<boolean> =>
  (await orderModel(connection).exists(asSeen(order))) !== null;

/**
 * Takes an order to another state, if it still stands where the caller saw it.
 * @returns undefined when somebody else moved it first.
 * @throws RangeError for a way that `order-state` does not know.
 */
export async function moveOrder(
  connection: Connection,
  order: OrderRow,
  { to, now, set = {}, isSettled = false, lease, isUnclaimed = false }: Move,
  session?: ClientSession,
): Promise<OrderRow | undefined> {
  if (!canMoveOrder(order.state, to)) throw new RangeError(`An order cannot go from ${order.state} to ${to}`);
  const moved = await orderModel(connection)
    .findOneAndUpdate(
      {
        ...asSeen(order),
        ...(lease && { leasedUntil: lease }),
        ...(isUnclaimed && { 'invitation.claimedAt': null }),
      },
      {
        $set: { ...set, ...causedNow(), state: to },
        $push: { steps: { state: to, at: now } },
        ...(isSettled && { $unset: { intentKey: 1 } }),
      },
      { returnDocument: 'after', ...(session && { session }) },
    )
    .lean<OrderRow | null>();
  return moved ?? undefined;
}

/**
 * Notes that this attempt may reach the retailer from now on.
 * @returns false when the order has moved on: somebody cancelled it or an admin has given it up, and it must not be sent
 * any more.
 */
export async function noteSending(connection: Connection, order: OrderRow): Promise<boolean> {
  const undecided = { ...asSeen(order), retailerOutcome: null };
  const noted = await orderModel(connection).updateOne(undecided, { $set: { sentAttempt: order.attempt } });
  return noted.matchedCount === 1;
}

/** Notes under which name the retailer knows our request of this attempt. */
export async function noteRetailerRequest(
  connection: Connection,
  { _id, attempt }: OrderRow,
  requestId: string,
): Promise<void> {
  await orderModel(connection).updateOne({ _id, attempt }, { $set: { retailerRequestId: requestId } });
}

/**
 * Writes down what the retailer decided about this attempt.
 * @returns the decision that stands: the first one that was written; undefined when another attempt is under way.
 */
export async function decideOutcome(
  connection: Connection,
  { _id, attempt }: OrderRow,
  outcome: RetailerOutcome,
): Promise<RetailerOutcome | undefined> {
  const orders = orderModel(connection);
  const undecided = { _id, attempt, retailerOutcome: null };
  const noted = await orders.updateOne(undecided, { $set: { retailerOutcome: outcome } });
  if (noted.matchedCount === 1) return outcome;
  const decided = await orders.findOne({ _id, attempt }).lean<OrderRow | null>();
  return decided?.retailerOutcome ?? undefined;
}

/** Forgets an intent for which nothing was taken. */
export async function removeIntent(connection: Connection, orderId: OrderId): Promise<void> {
  await orderModel(connection).deleteOne({ _id: orderId, state: 'created' });
}

/** Leaves nothing of a person on the parcels that went to them but their id; those under way still arrive. */
export async function forgetShipTo(connection: Connection, userId: UserId): Promise<void> {
  const nobody = { 'shipTo.firstName': 'Deleted', 'shipTo.lastName': 'person', 'shipTo.address': null };
  await orderModel(connection).updateMany(
    { 'shipTo.userId': userId, state: { $nin: ADDRESSED_STATES } },
    { $set: nobody },
  );
}

/** Whether an order of this person, or to them, may still need its card or its address. */
export async function isUnderWayFor(connection: Connection, userId: UserId): Promise<boolean> {
  const theirs = [{ buyerId: userId }, { 'shipTo.userId': userId }];
  return (await orderModel(connection).exists({ $or: theirs, state: { $in: ADDRESSED_STATES } })) !== null;
}
