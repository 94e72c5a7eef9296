import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { newOrderId } from '../orders/order-repository.ts';
import { refusalReply, refused } from '../refusals.ts';
import type { CheckoutReply } from './checkout-key-model.ts';
import { giveKeyBack, keepReply, type TakenKey, takeKey } from './checkout-key-repository.ts';

interface CheckoutCall {
  readonly userId: UserId;
  readonly idempotencyKey: string | undefined;
  readonly fingerprint: string;
}

/**
 * Runs a checkout at most once per person and `Idempotency-Key`, and answers every repetition with the same words
 * (RELIABILITY.md rows 31 and 32). An outage is not kept as the answer: the next try goes on where this one ended.
 */
export async function answerOnce(
  deps: Dependencies,
  { userId, idempotencyKey: key, fingerprint }: CheckoutCall,
  checkOut: (orderId: OrderId) => Promise<CheckoutReply>,
): Promise<CheckoutReply> {
  if (key === undefined) return checkOut(newOrderId());
  const { connection, now, pace } = deps;
  const taken = await takeKey(connection, { userId, key, fingerprint, now: now(), leaseMs: pace.leaseMs });
  if (taken.kind !== 'ours') return replyTo(taken);
  try {
    const reply = await checkOut(taken.orderId);
    await (isTemporary(reply)
      ? giveKeyBack(connection, taken.keyId, now())
      : keepReply(connection, taken.keyId, reply));
    return reply;
  } catch (error) {
    await giveKeyBack(connection, taken.keyId, now());
    throw error;
  }
}

const isTemporary = ({ status, body }: CheckoutReply): boolean =>
  status === 503 || (status === 409 && body.code === 'in_progress');

function replyTo(taken: Exclude<TakenKey, { kind: 'ours' }>): CheckoutReply {
  if (taken.kind === 'answered') return taken.reply;
  return refusalReply(refused(taken.kind === 'mismatch' ? 'idempotency_mismatch' : 'in_progress').refusal);
}
