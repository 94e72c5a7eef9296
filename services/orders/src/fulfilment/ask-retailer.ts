import { sumCents } from '@wishbow/domain/money';
import type { Dependencies } from '../dependencies.ts';
import { decideOutcome, noteRetailerRequest, noteSending } from '../orders/order-repository.ts';
import type { OrderRow, RetailerOutcome } from '../orders/order-row.ts';
import type { RetailerOrder } from '../retailer/retailer.ts';

const NEVER_SENT = { kind: 'failed', code: 'aborted_request' } as const;

type RetailerAnswer = RetailerOutcome | { readonly kind: 'processing' } | { readonly kind: 'unclear' };

/**
 * Sends the order, once, and asks what became of it. A decision is written down before anything is done about it, so
 * that it never has to be asked for again.
 */
export async function askRetailer(deps: Dependencies, order: OrderRow): Promise<RetailerAnswer> {
  if (order.retailerOutcome) return order.retailerOutcome;
  const answer = await progressOf(deps, order);
  if (answer.kind === 'processing' || answer.kind === 'unclear') return answer;
  const outcome = await decideOutcome(deps.connection, order, answer);
  deps.pass('after_retailer_outcome');
  return outcome ?? { kind: 'processing' };
}

async function progressOf(deps: Dependencies, order: OrderRow): Promise<RetailerAnswer> {
  const sent = order.retailerRequestId ?? (await send(deps, order));
  if (typeof sent !== 'string') return sent;
  if (order.state === 'cancelling') {
    await deps.retailer.abortOrder(sent);
    deps.pass('after_abort');
  } else if (!order.retailerRequestId) {
    // Only just sent: they take their time to decide, and tell when they have.
    return { kind: 'processing' };
  }
  const progress = await deps.retailer.getProgress(sent);
  if (progress.kind !== 'placed') return progress;
  const { totalCents, merchantOrderIds } = progress;
  return { kind: 'placed', totalCents, merchantOrderIds };
}

/**
 * Sends the order. One that is being cancelled is sent again only if it may have been sent before: the same key then
 * tells under which name it can be aborted.
 * @returns the retailer's name for the request, or that it will not take the order.
 */
async function send(deps: Dependencies, order: OrderRow): Promise<string | RetailerAnswer> {
  if (order.state === 'cancelling') {
    if (order.sentAttempt !== order.attempt) return NEVER_SENT;
  } else if (!(await noteSending(deps.connection, order))) return { kind: 'processing' };
  deps.pass('before_retailer_post');
  const taken = await deps.retailer.placeOrder(retailerOrder(order));
  deps.pass('after_retailer_post');
  if (taken.kind === 'failed') return taken;
  await noteRetailerRequest(deps.connection, order, taken.requestId);
  return taken.requestId;
}

/** The retailer may cost what the buyer agreed to pay, the fee included, and not a cent more. */
function retailerOrder({ _id, attempt, lines, quote, maxShippingDays, shipTo, message }: OrderRow): RetailerOrder {
  if (!shipTo.address) throw new Error(`Order ${_id} has nowhere to go`);
  return {
    orderId: _id,
    idempotencyKey: `${_id}:${attempt}`,
    products: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    maxPriceCents: sumCents([quote.totalCents, quote.creditCents]),
    maxShippingDays,
    shipTo: { firstName: shipTo.firstName, lastName: shipTo.lastName, address: shipTo.address },
    message,
  };
}
