import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import { CART_CHECKOUT_WAYS } from '@wishbow/domain/state-tables';
import { requireMove } from '@wishbow/domain/transitions';
import { inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { ClientSession, Connection } from 'mongoose';
import { cartModel } from '../cart/cart-model.ts';
import { orderModel } from '../orders/order-model.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { claimWaiting, type Lease, restDueWork, type Waiting } from '../work/due-work-repository.ts';
import { type CartCheckoutRow, cartCheckoutModel } from './cart-checkout-model.ts';

/**
 * Writes a checkout down with all its orders.
 * @returns `open` when this buyer has another one open, `changed` when the cart is no longer the one that was agreed on.
 */
export async function addCartCheckout(
  connection: Connection,
  checkout: CartCheckoutRow,
  orders: readonly OrderRow[],
): Promise<'added' | 'open' | 'changed'> {
  try {
    return await inTransaction(connection, async (session) => {
      if (!(await touchCart(connection, checkout, session))) return 'changed';
      await cartCheckoutModel(connection).insertMany([checkout], { session });
      await orderModel(connection).insertMany([...orders], { session });
      return 'added';
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return 'open';
  }
}

/** A write, not a look: whoever changes the cart at the same moment comes before or after this checkout. */
async function touchCart(
  connection: Connection,
  { _id, buyerId, cartVersion }: CartCheckoutRow,
  session: ClientSession,
): Promise<boolean> {
  const asAgreed = { _id: buyerId, version: cartVersion };
  const touched = await cartModel(connection).updateOne(asAgreed, { $set: { lastCheckoutId: _id } }, { session });
  return touched.matchedCount === 1;
}

export const findCartCheckout = (connection: Connection, id: OrderId): Promise<CartCheckoutRow | null> =>
  cartCheckoutModel(connection).findById(id).lean<CartCheckoutRow | null>();

/** The checkout of the same cart with the same words, unless it was refused: then the buyer may try again. */
export const findRepeatedCheckout = (
  connection: Connection,
  { buyerId, cartVersion, fingerprint }: Pick<CartCheckoutRow, 'buyerId' | 'cartVersion' | 'fingerprint'>,
): Promise<CartCheckoutRow | null> =>
  cartCheckoutModel(connection)
    .findOne({ buyerId, cartVersion, fingerprint, state: { $ne: 'refused' } })
    .lean<CartCheckoutRow | null>();

/** Whether what the buyer saw in their cart has become orders since. */
export const wasOrderedSince = async (connection: Connection, buyerId: UserId, version: number): Promise<boolean> =>
  (await cartCheckoutModel(connection).exists({ buyerId, cartVersion: { $gte: version }, state: 'accepted' })) !== null;

/** The checkout that this buyer has open. */
export const findOpenCheckout = (connection: Connection, buyerId: UserId): Promise<CartCheckoutRow | null> =>
  cartCheckoutModel(connection).findOne({ openFor: buyerId }).lean<CartCheckoutRow | null>();

/** Takes a checkout whose buyer was asked by their bank. */
export const claimAskedCheckout = (
  connection: Connection,
  { buyerId, _id }: Pick<CartCheckoutRow, 'buyerId' | '_id'>,
  lease: Lease,
): Promise<Waiting<CartCheckoutRow>> =>
  claimWaiting(cartCheckoutModel(connection), { _id, buyerId, state: 'authorizing', awaitsHolder: true }, lease);

/** Leaves a checkout until its buyer has answered their bank, or time is up. */
export async function restAskedCheckout(connection: Connection, checkout: CartCheckoutRow, dueAt: Date): Promise<void> {
  const checkouts = cartCheckoutModel(connection);
  await checkouts.updateOne({ _id: checkout._id, state: 'authorizing' }, { $set: { awaitsHolder: true } });
  await restDueWork(checkouts, checkout, { dueAt, failedTurns: 0 });
}

/** Something outside has happened to the payment of one of its orders: the checkout becomes due now, if it is open. */
export async function wakeCheckoutOf(
  connection: Connection,
  session: ClientSession,
  orderId: OrderId,
  now: Date,
): Promise<boolean> {
  const open = { orderIds: orderId, state: 'authorizing' as const, dueAt: { $ne: null } };
  return (await cartCheckoutModel(connection).updateOne(open, { $set: { dueAt: now } }, { session })).matchedCount > 0;
}

/** In the order in which the cart had them. */
export async function listOrdersOf(connection: Connection, { orderIds }: CartCheckoutRow): Promise<OrderRow[]> {
  const orders = await orderModel(connection)
    .find({ _id: { $in: [...orderIds] } })
    .lean<OrderRow[]>();
  return orderIds.flatMap((id) => orders.find(({ _id }) => _id === id) ?? []);
}

interface CheckoutMove {
  readonly to: CartCheckoutRow['state'];
  /** Moves only while the caller's lease is the last one given. */
  readonly lease?: Date | null;
}

/** @returns undefined when somebody else moved it first, or has decided against it. */
export async function moveCartCheckout(
  connection: Connection,
  { _id, state }: CartCheckoutRow,
  { to, lease }: CheckoutMove,
  session: ClientSession,
): Promise<CartCheckoutRow | undefined> {
  requireMove('A checkout', CART_CHECKOUT_WAYS, { from: state, to });
  const isOver = to === 'accepted' || to === 'refused';
  const moved = await cartCheckoutModel(connection)
    .findOneAndUpdate(
      { _id, state, ...(lease && { leasedUntil: lease }), ...(to === 'accepted' && { refusal: null }) },
      { $set: { state: to, ...(isOver && { dueAt: null }) }, ...(isOver && { $unset: { openFor: 1 } }) },
      { returnDocument: 'after', session },
    )
    .lean<CartCheckoutRow | null>();
  return moved ?? undefined;
}

/** Decides against it, once; what is given back afterwards can be given back again. */
export async function decideAgainst(
  connection: Connection,
  { _id }: CartCheckoutRow,
  refusal: NonNullable<CartCheckoutRow['refusal']>,
): Promise<void> {
  await cartCheckoutModel(connection).updateOne({ _id, state: 'authorizing', refusal: null }, { $set: { refusal } });
}

/** Forgets a checkout for which nothing was taken. */
export async function removeCartCheckout(connection: Connection, { _id, orderIds }: CartCheckoutRow): Promise<void> {
  await inTransaction(connection, async (session) => {
    const removed = await cartCheckoutModel(connection).deleteOne({ _id, state: 'created' }, { session });
    if (removed.deletedCount === 0) return;
    await orderModel(connection).deleteMany({ _id: { $in: [...orderIds] }, state: 'created' }, { session });
  });
}

/** What was ordered is no longer in the cart. */
export async function takeOutOfCart(
  connection: Connection,
  buyerId: UserId,
  { lineIds }: CartCheckoutRow,
  session: ClientSession,
): Promise<void> {
  const without = { $pull: { lines: { id: { $in: [...lineIds] } } }, $inc: { version: 1 } };
  await cartModel(connection).updateOne({ _id: buyerId }, without, { session });
}
