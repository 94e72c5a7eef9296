import { type ClientSession, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { holdOnCard } from '../checkout/authorize-order.ts';
import { intentKeyOf } from '../checkout/checkout-order.ts';
import type { Dependencies } from '../dependencies.ts';
import { asPlacedThere } from '../late-orders/as-placed-there.ts';
import { creditHold } from '../ledger/journals.ts';
import { InsufficientBalance, postJournal } from '../ledger/ledger-repository.ts';
import { announceChanged } from '../orders/announce.ts';
import { moveOrder } from '../orders/order-repository.ts';
import type { LateRow, OrderRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';

/** Writes something down in the transaction in which an order is sent again. */
export type NoteSending = (session: ClientSession, sent: OrderRow) => Promise<void>;

interface Sending {
  readonly note?: NoteSending | undefined;
  /** The store has it already, from the attempt before: nothing is sent, and the worker goes on as placed. */
  readonly late?: LateRow;
}

/** failed -> processing, with a hold on the card and the Llama Bucks laid out; the worker then sends it. */
export async function sendAgain(
  deps: Dependencies,
  { card, ...quoted }: OrderRow,
  { note, late }: Sending,
): Promise<
  | { ok: true; order: OrderRow }
  | Refused<'card_declined' | 'authentication_required' | 'insufficient_credit' | 'not_retryable'>
> {
  const order = { ...quoted, card: quoted.quote.totalCents === 0 ? null : card };
  const held = await holdOnCard(deps, order);
  if (!held.ok) return held;
  deps.pass('after_retry_hold');
  try {
    const moved = await inTransaction(deps.connection, async (session) => {
      const sent = await moveToProcessing(deps, order, { paymentIntentId: held.intentId, late }, session);
      if (sent) await note?.(session, sent);
      return sent;
    });
    return moved ? { ok: true, order: moved } : refused('not_retryable');
  } catch (error) {
    if (error instanceof InsufficientBalance) return refused('insufficient_credit');
    // The same gift was ordered anew meanwhile.
    if (isDuplicateKey(error)) return refused('not_retryable');
    throw error;
  }
}

/** Only while the lease of the retry is still the last one given: whoever was too slow has been undone. */
async function moveToProcessing(
  { connection, now }: Dependencies,
  order: OrderRow,
  { paymentIntentId, late }: { readonly paymentIntentId: string | null; readonly late: LateRow | undefined },
  session: ClientSession,
): Promise<OrderRow | undefined> {
  const { lines, quote, shipTo, card, buyerId, recipientId } = order;
  const [line, ...more] = lines;
  const isOneWish = line?.wishId && recipientId && more.length === 0;
  const moved = await moveOrder(
    connection,
    order,
    {
      to: 'processing',
      now: now(),
      lease: order.leasedUntil,
      set: {
        ...{ lines, quote, shipTo, card, paymentIntentId },
        ...(isOneWish && { intentKey: intentKeyOf(buyerId, line.wishId, recipientId) }),
        ...(late ? alreadyPlaced(order, late) : { retailerRequestId: null, retailerOutcome: null }),
        ...{ failure: null, isRetrying: false },
        ...{ dueAt: now(), leasedUntil: null, failedTurns: 0 },
      },
    },
    session,
  );
  if (!moved) return undefined;
  await postJournal(connection, session, creditHold(moved), now());
  await announceChanged(connection, session, moved, now());
  return moved;
}

function alreadyPlaced(order: OrderRow, late: LateRow) {
  const { retailerRequestId, retailerOutcome, attempt: sentAttempt } = asPlacedThere(order, late);
  return { retailerRequestId, retailerOutcome, sentAttempt, late: { ...late, decision: 'taken' } } as const;
}
