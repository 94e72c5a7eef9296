import type { ADMIN_ORDER_SORTS } from '@wishbow/contracts/admin-orders-contract';
import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { OrderState } from '@wishbow/domain/order-state';
import type { ClientSession, Connection, QueryFilter, SortOrder } from 'mongoose';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow, RetailerOutcome } from '../orders/order-row.ts';

type Sort = (typeof ADMIN_ORDER_SORTS)[number];

/** What an order is looked for by: one of these has to fit. */
export interface SoughtOrder {
  readonly orderId: OrderId | undefined;
  readonly people: readonly UserId[];
  /** Literal words of a title, in whatever case. */
  readonly title: string;
}

export interface OrderSearch {
  readonly sought: SoughtOrder | undefined;
  readonly status: OrderState | 'unclaimed' | undefined;
  readonly isWaiting: boolean;
  readonly sort: Sort;
  /** The last order of the page that was read. */
  readonly after: OrderId | undefined;
  readonly limit: number;
}

/** What each order is sorted by; of those alike, the id decides. */
const SORTED_BY: Readonly<Record<Sort, { field: 'createdAt' | 'quote.subtotalCents'; order: 1 | -1 }>> = {
  newest: { field: 'createdAt', order: -1 },
  oldest: { field: 'createdAt', order: 1 },
  largest: { field: 'quote.subtotalCents', order: -1 },
};

/** Everybody's orders; nothing comes after an order that does not exist. */
export async function findOrdersBy(
  connection: Connection,
  { sought, status, isWaiting, sort, after, limit }: OrderSearch,
): Promise<OrderRow[]> {
  const orders = orderModel(connection);
  const { field, order } = SORTED_BY[sort];
  const last = after && (await orders.findById(after).lean<OrderRow | null>());
  if (last === null) return [];
  const by: Record<string, SortOrder> = { [field]: order, _id: order };
  return orders
    .find({
      ...(status && (status === 'unclaimed' ? UNCLAIMED : { state: status })),
      $and: [
        ...(isWaiting ? [WAITING] : []),
        ...(sought ? [fitting(sought)] : []),
        ...(last ? [following(last, sort)] : []),
        {},
      ],
    })
    .sort(by)
    .limit(limit)
    .lean<OrderRow[]>();
}

/** As `invitationStanding` calls it waiting. */
const UNCLAIMED: QueryFilter<OrderRow> = {
  state: 'processing',
  invitation: { $exists: true },
  'invitation.claimedAt': null,
  'invitation.expiredAt': null,
};

/** Nobody knows whether it was placed, it was placed after it had failed, or its refund was refused. */
const WAITING: QueryFilter<OrderRow> = {
  $or: [{ state: 'unknown' }, { 'late.decision': 'waiting' }, { 'refunds.state': 'failed' }],
};

const fitting = ({ orderId, people, title }: SoughtOrder): QueryFilter<OrderRow> => ({
  $or: [
    ...(orderId ? [{ _id: orderId }] : []),
    ...(people.length > 0 ? [{ buyerId: { $in: people } }, { recipientId: { $in: people } }] : []),
    { 'lines.title': { $regex: literally(title), $options: 'i' } },
  ],
});

/** The text itself as a pattern: nothing a person types is an operator. */
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function following(last: OrderRow, sort: Sort): QueryFilter<OrderRow> {
  const { field, order } = SORTED_BY[sort];
  const value = field === 'createdAt' ? last.createdAt : last.quote.subtotalCents;
  const beyond = order === 1 ? '$gt' : '$lt';
  return { $or: [{ [field]: { [beyond]: value } }, { [field]: value, _id: { [beyond]: last._id } }] };
}

/**
 * Writes down what an admin has decided about an `unknown` order, and makes it due.
 * @returns false when it was decided, sent or moved meanwhile.
 */
export async function decideUnknown(
  connection: Connection,
  session: ClientSession,
  { _id, attempt, sentAttempt, retailerRequestId }: OrderRow,
  { outcome, now }: { readonly outcome: RetailerOutcome; readonly now: Date },
): Promise<boolean> {
  const decided = await orderModel(connection).updateOne(
    { _id, attempt, state: 'unknown', retailerOutcome: null, retailerRequestId, sentAttempt: sentAttempt ?? null },
    { $set: { retailerOutcome: outcome, dueAt: now } },
    { session },
  );
  return decided.matchedCount === 1;
}
