import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { Dependencies } from '../dependencies.ts';
import { newOrderId } from '../orders/order-repository.ts';
import { refusalReply, refused } from '../refusals.ts';
import type { KeptReply } from './checkout-key-model.ts';
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
export async function answerOnce<Reply extends KeptReply>(
  deps: Dependencies,
  { userId, idempotencyKey: key, fingerprint }: CheckoutCall,
  checkOut: (orderId: OrderId, isFirstTry: boolean) => Promise<Reply>,
): Promise<Reply | ReturnType<typeof refusedRepetition>> {
  if (key === undefined) return checkOut(newOrderId(), true);
  const { connection, now, pace } = deps;
  const taken = await takeKey<Reply>(connection, { userId, key, fingerprint, now: now(), leaseMs: pace.leaseMs });
  if (taken.kind === 'answered') return taken.reply;
  if (taken.kind !== 'ours') return refusedRepetition(taken);
  try {
    const reply = await checkOut(taken.orderId, taken.isFirstTry);
    await (isTemporary(reply)
      ? giveKeyBack(connection, taken.keyId, now())
      : keepReply(connection, taken.keyId, reply));
    return reply;
  } catch (error) {
    await giveKeyBack(connection, taken.keyId, now());
    throw error;
  }
}

const isTemporary = ({ status, body }: KeptReply): boolean =>
  status === 503 ||
  status === 429 ||
  (status === 409 && 'code' in body && body.code === 'in_progress') ||
  // A question to the buyer is no last word: the same call goes on once it is answered.
  'payment' in body;

const refusedRepetition = ({ kind }: Extract<TakenKey, { kind: 'mismatch' | 'in_progress' }>) =>
  refusalReply(refused(kind === 'mismatch' ? 'idempotency_mismatch' : 'in_progress').refusal);
