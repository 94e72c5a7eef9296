import type { OrderId } from '@wishbow/contracts/wire-types';
import { sumCents } from '@wishbow/domain/money';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';
import { decideOutcome, findOrder } from '../orders/order-repository.ts';
import type { OrderRow, RetailerOutcome } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { RetailerOut } from '../retailer/retailer.ts';
import { decideUnknown } from './admin-order-repository.ts';
import { orderSubject } from './order-subject.ts';

interface Resolution extends AdminAct {
  readonly orderId: OrderId;
  readonly outcome: 'placed' | 'failed';
}

type ResolveRefused = Refused<
  'not_found' | 'invalid_state' | 'store_has_placed' | 'store_has_refused' | 'store_still_tries' | 'never_sent'
>;

/**
 * Ends an `unknown` order. The retailer is asked first: where it knows, its word stands, and an admin who says otherwise
 * is refused; where it still tries, it has to stop before the order can fail. The decision is written down with the
 * entry of the audit log; the worker would carry it on after a crash.
 */
export async function resolveOrder(
  deps: Dependencies,
  resolution: Resolution,
): Promise<{ ok: true; order: OrderRow } | ResolveRefused> {
  const order = await findOrder(deps.connection, resolution.orderId);
  if (!order) return refused('not_found');
  if (order.state === resolution.outcome) return { ok: true, order };
  if (order.state !== 'unknown') return refused('invalid_state');
  const known = await askAbout(deps, order);
  const isToStop = known.kind === 'processing' && resolution.outcome === 'failed';
  const told = isToStop ? await askToStop(deps, order) : known;
  const contradiction = await contradictionOf(deps, order, told, resolution.outcome);
  if (contradiction) return contradiction;
  const isStopped = isToStop && told.kind === 'failed';
  if (!(await isDecided(deps, order, { told, isStopped }, resolution))) return refused('invalid_state');
  return { ok: true, order: await carryOut(deps, order) };
}

type StoreKnows =
  | RetailerOutcome
  | { readonly kind: 'processing' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'never_sent' };

/** Asks the store, which nothing is sent to here. @throws RetailerOut while it cannot be asked, or not by a name it knows. */
async function askAbout(
  { retailer }: Pick<Dependencies, 'retailer'>,
  { _id, attempt, sentAttempt, retailerRequestId, retailerOutcome }: OrderRow,
): Promise<StoreKnows> {
  if (retailerOutcome) return retailerOutcome;
  if (retailerRequestId) return retailer.getProgress(retailerRequestId);
  if (sentAttempt !== attempt) return { kind: 'never_sent' };
  throw new RetailerOut(`${_id} may have been sent, and the store has not said under which name`);
}

/** What is given up here must not be ordered there afterwards: the store stops first, and says that it has. */
async function askToStop(deps: Dependencies, order: OrderRow): Promise<StoreKnows> {
  if (order.retailerRequestId) await deps.retailer.abortOrder(order.retailerRequestId);
  return askAbout(deps, order);
}

/** Where the store's word is another one it stands, and the worker carries it out. */
async function contradictionOf(
  deps: Dependencies,
  order: OrderRow,
  told: StoreKnows,
  outcome: Resolution['outcome'],
): Promise<ResolveRefused | undefined> {
  if (told.kind === 'processing') return outcome === 'failed' ? refused('store_still_tries') : undefined;
  if (told.kind === 'never_sent') return outcome === 'placed' ? refused('never_sent') : undefined;
  if (told.kind === 'unclear' || told.kind === outcome) return undefined;
  await decideOutcome(deps.connection, order, told);
  deps.wake();
  return refused(told.kind === 'placed' ? 'store_has_placed' : 'store_has_refused');
}

/** The entry of the log is there only where this decision counts. @returns false when it was decided otherwise meanwhile. */
async function isDecided(
  deps: Dependencies,
  order: OrderRow,
  { told, isStopped }: { readonly told: StoreKnows; readonly isStopped: boolean },
  { outcome, ...act }: Resolution,
): Promise<boolean> {
  const { connection, now } = deps;
  const id = `resolve:${order._id}:${order.attempt}`;
  const decision = told.kind === 'placed' || told.kind === 'failed' ? told : outcomeOf(order, outcome);
  try {
    await inTransaction(connection, async (session) => {
      const isOurs = await decideUnknown(connection, session, order, { outcome: decision, now: now() });
      // Whoever made the store stop has decided, also where the worker hears of it first.
      if (!isOurs && !isStopped) return;
      const entry = { id, ...act, action: 'order_resolved', subject: orderSubject(order) } as const;
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
