import type { OrderId } from '@wishbow/contracts/wire-types';
import { sumCents } from '@wishbow/domain/money';
import { type AdminAct, isRecorded, recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { askRetailer } from '../fulfilment/ask-retailer.ts';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';
import { findOrder } from '../orders/order-repository.ts';
import type { OrderRow, RetailerOutcome } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { decideUnknown } from './admin-order-repository.ts';
import { orderSubject } from './order-subject.ts';

interface Resolution extends AdminAct {
  readonly orderId: OrderId;
  readonly outcome: 'placed' | 'failed';
}

type ResolveRefused = Refused<'not_found' | 'invalid_state' | 'store_has_placed' | 'store_has_refused'>;

/**
 * Ends an `unknown` order. The retailer is asked first: where it knows, its word stands, and an admin who says otherwise
 * is refused. The decision is written down with the entry of the audit log; the worker would carry it on after a crash.
 */
export async function resolveOrder(
  deps: Dependencies,
  resolution: Resolution,
): Promise<{ ok: true; order: OrderRow } | ResolveRefused> {
  const order = await findOrder(deps.connection, resolution.orderId);
  if (!order) return refused('not_found');
  if (order.state === resolution.outcome) return { ok: true, order };
  if (order.state !== 'unknown') return refused('invalid_state');
  const contradiction = await contradictionOfStore(deps, order, resolution.outcome);
  if (contradiction) return contradiction;
  if (!(await isDecided(deps, order, resolution))) return refused('invalid_state');
  return { ok: true, order: await carryOut(deps, order) };
}

/** Asks the store. Where it can tell, the worker carries its word out; where it still tries, it is asked to stop. */
async function contradictionOfStore(
  deps: Dependencies,
  order: OrderRow,
  outcome: Resolution['outcome'],
): Promise<ResolveRefused | undefined> {
  const told = await askRetailer(deps, order);
  if (told.kind === 'placed' || told.kind === 'failed') {
    deps.wake();
    if (told.kind === outcome) return undefined;
    return refused(told.kind === 'placed' ? 'store_has_placed' : 'store_has_refused');
  }
  // What is given up here must not be ordered there afterwards.
  if (told.kind === 'processing' && outcome === 'failed' && order.retailerRequestId) {
    await deps.retailer.abortOrder(order.retailerRequestId);
  }
  return undefined;
}

/** @returns false when it was decided otherwise meanwhile. */
async function isDecided(deps: Dependencies, order: OrderRow, { outcome, ...act }: Resolution): Promise<boolean> {
  const { connection, now } = deps;
  const id = `resolve:${order._id}:${order.attempt}`;
  if (await isRecorded(connection, id)) return isOutcomeOf(deps, order, outcome);
  const entry = { id, ...act, action: 'order_resolved', subject: orderSubject(order) } as const;
  try {
    await inTransaction(connection, async (session) => {
      await decideUnknown(connection, session, order, { outcome: outcomeOf(order, outcome), now: now() });
      await recordAudit(connection, session, { ...entry, text: `Resolved as ${outcome}`, now: now() });
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return isOutcomeOf(deps, order, outcome);
}

/** The store's price was never told, so it counts as what the buyer paid for goods and shipping (decision 0025). */
const outcomeOf = ({ quote }: OrderRow, outcome: Resolution['outcome']): RetailerOutcome =>
  outcome === 'placed'
    ? { kind: 'placed', totalCents: sumCents([quote.subtotalCents, quote.shippingCents]), merchantOrderIds: [] }
    : { kind: 'failed', code: 'not_placed' };

async function isOutcomeOf({ connection }: Dependencies, { _id }: OrderRow, outcome: string): Promise<boolean> {
  const order = await findOrder(connection, _id);
  return order?.retailerOutcome?.kind === outcome || order?.state === outcome;
}

/** What the worker would do next, at once, so that the admin sees what came of it. */
async function carryOut(deps: Dependencies, { _id }: OrderRow): Promise<OrderRow> {
  const decided = await findOrder(deps.connection, _id);
  if (!decided) throw new Error(`Order ${_id} was removed while it was resolved`);
  if (decided.state !== 'unknown') return decided;
  await fulfilOrder(deps, decided);
  return (await findOrder(deps.connection, _id)) ?? decided;
}
