import { createHash } from 'node:crypto';
import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import { isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { Connection } from 'mongoose';
import { newOrderId } from '../orders/order-repository.ts';
import { type CheckoutKeyRow, checkoutKeyModel, type KeptReply } from './checkout-key-model.ts';

interface KeyClaim {
  readonly userId: UserId;
  /** As the caller sent it; keys of different people never meet. */
  readonly key: string;
  readonly fingerprint: string;
  readonly now: Date;
  readonly leaseMs: number;
}

export type TakenKey<Reply extends KeptReply = KeptReply> =
  | { readonly kind: 'ours'; readonly keyId: string; readonly orderId: OrderId; readonly isFirstTry: boolean }
  | { readonly kind: 'answered'; readonly reply: Reply }
  | { readonly kind: 'in_progress' }
  | { readonly kind: 'mismatch' };

/** Takes a key for one request: new, or left behind by one that was cut short. */
export async function takeKey<Reply extends KeptReply>(
  connection: Connection,
  claim: KeyClaim,
): Promise<TakenKey<Reply>> {
  const { fingerprint, now } = claim;
  const keyId = createHash('sha256').update(`${claim.userId}:${claim.key}`).digest('hex');
  const takenUntil = new Date(now.getTime() + claim.leaseMs);
  const row: CheckoutKeyRow = {
    _id: keyId,
    fingerprint,
    orderId: newOrderId(),
    reply: null,
    takenUntil,
    createdAt: now,
  };
  if (await addKey(connection, row)) return { kind: 'ours', keyId, orderId: row.orderId, isFirstTry: true };
  const known = await checkoutKeyModel<Reply>(connection).findById(keyId).lean<CheckoutKeyRow<Reply> | null>();
  if (known === null) return { kind: 'in_progress' };
  if (known.fingerprint !== fingerprint) return { kind: 'mismatch' };
  if (known.reply) return { kind: 'answered', reply: known.reply };
  const isOurs = await takeOver(connection, known, now, takenUntil);
  return isOurs ? { kind: 'ours', keyId, orderId: known.orderId, isFirstTry: false } : { kind: 'in_progress' };
}

async function addKey(connection: Connection, row: CheckoutKeyRow): Promise<boolean> {
  try {
    await checkoutKeyModel(connection).create([row]);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

async function takeOver(
  connection: Connection,
  { _id }: CheckoutKeyRow,
  now: Date,
  takenUntil: Date,
): Promise<boolean> {
  const abandoned = { _id, reply: null, takenUntil: { $lte: now } };
  const taken = await checkoutKeyModel(connection).updateOne(abandoned, { $set: { takenUntil } });
  return taken.matchedCount === 1;
}

/** Every later request with this key is answered with the same words. */
export async function keepReply(connection: Connection, keyId: string, reply: KeptReply): Promise<void> {
  await checkoutKeyModel(connection).updateOne({ _id: keyId }, { $set: { reply } });
}

/** The request ended without an answer: the next one may try at once. */
export async function giveKeyBack(connection: Connection, keyId: string, now: Date): Promise<void> {
  await checkoutKeyModel(connection).updateOne({ _id: keyId, reply: null }, { $set: { takenUntil: now } });
}
