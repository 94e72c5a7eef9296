import type { CardId, OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';
import { canRetryOrder } from '@wishbow/domain/order-actions';
import type { OrderQuote } from '@wishbow/domain/order-quote';
import { grossOfQuote } from '@wishbow/domain/refund';
import { findPayingCard } from '../checkout/agree-on-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { isNotFailedThere } from '../late-orders/look-for-late.ts';
import { findOwnOrder } from '../orders/order-repository.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { reserveUnits } from '../units/wish-units.ts';
import { requoteOrder } from './requote-order.ts';
import { claimRetry } from './retry-repository.ts';
import { hasTimeLeft } from './retry-time.ts';
import { type NoteSending, sendAgain } from './send-again.ts';
import { undoRetry } from './undo-retry.ts';

interface RetryCall {
  readonly buyerId: UserId;
  readonly orderId: OrderId;
  /** Another card than before. */
  readonly cardId: CardId | undefined;
  /** What the buyer agreed to pay in all since; undefined: it has to cost what it did. */
  readonly agreedCents: Cents | undefined;
  /** What is written down in the transaction that sends it, by whoever tries it for the buyer. */
  readonly note?: NoteSending;
}

type RetryRefused = Refused<
  | 'not_found'
  | 'not_retryable'
  | 'card_not_found'
  | 'card_required'
  | 'card_declined'
  | 'authentication_required'
  | 'prices_changed'
  | 'insufficient_credit'
  | 'item_unavailable'
  | 'already_gifted'
  | 'no_address'
  | 'self_gift'
  | 'recipient_private'
  | 'unavailable'
>;

/**
 * Tries a failed order again under a new attempt: quoted anew, held anew, and sent once however many clicks there are
 * (RELIABILITY.md row 47). Whatever a crash cuts short the worker undoes; the order is then failed as before.
 */
export async function retryOrder(
  deps: Dependencies,
  call: RetryCall,
): Promise<{ ok: true; order: OrderRow } | RetryRefused> {
  const { connection, now, pace, pass, wake } = deps;
  const failed = await findOwnOrder(connection, call.buyerId, call.orderId);
  if (!failed) return refused('not_found');
  if (!canRetryOrder({ status: failed.state, failure_code: failed.failure?.code ?? null }))
    return refused('not_retryable');
  if (await isNotFailedThere(deps, failed)) return refused('not_retryable');
  const paying = call.cardId
    ? await findPayingCard(deps, call.buyerId, call.cardId)
    : ({ ok: true, card: failed.card } as const);
  if (!paying.ok) return paying;

  const order = await claimRetry(connection, failed, { now: now(), leaseMs: pace.leaseMs });
  if (!order) return refused('not_retryable');
  pass('after_retry_claim');
  const sent = await trySending(deps, { ...order, card: paying.card }, call);
  if (!sent.ok) await undoRetry(deps, order);
  else wake();
  return sent;
}

async function trySending(
  deps: Dependencies,
  order: OrderRow,
  { agreedCents, note }: RetryCall,
): Promise<{ ok: true; order: OrderRow } | RetryRefused> {
  const quoted = await requoteOrder(deps, order);
  if (!quoted.ok) return quoted;
  const { quote } = quoted.terms;
  if (!isAgreed(order, quote, agreedCents)) return refused('prices_changed', { total: grossOfQuote(quote) });
  if (quote.totalCents > 0 && !order.card) return refused('card_required');
  if (!hasTimeLeft(deps, order)) return refused('unavailable');
  const reserved = await reserveUnits(deps, order);
  if (!reserved.ok)
    return reserved.refusal.reason === 'already_gifted' ? refused('already_gifted') : refused('not_retryable');
  deps.pass('after_retry_units');
  return sendAgain(deps, { ...order, ...quoted.terms }, { note });
}

/** Nothing is charged that the buyer has not seen: what it cost before, or the new price they were shown since. */
const isAgreed = (before: OrderRow, quote: OrderQuote, agreedCents: Cents | undefined): boolean =>
  agreedCents === undefined
    ? quote.totalCents === before.quote.totalCents && quote.creditCents === before.quote.creditCents
    : grossOfQuote(quote) === agreedCents;
