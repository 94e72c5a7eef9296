import { createHash } from 'node:crypto';
import type { Access, Operation } from './operation.ts';
import { atTill, type StripeContext } from './stripe-context.ts';
import { keyUsedDifferently, type StripeAnswer } from './stripe-error.ts';
import type { KeyedAnswerRow } from './stripe-rows.ts';

export type IncomingCall = {
  operation: Operation;
  access: Access;
  url: string;
  path: Record<string, string>;
  input: unknown;
  idempotencyKey: string | undefined;
};
export type GivenAnswer = { answer: StripeAnswer; isReplayed: boolean };

const fingerprintOf = ({ operation, url, input }: IncomingCall): string =>
  createHash('sha256')
    .update(`${operation.method} ${url} ${JSON.stringify(input)}`)
    .digest('hex');

/** The earlier answer for the same question under the same key; a refusal for another question. */
const repeat = (earlier: KeyedAnswerRow, fingerprint: string): GivenAnswer =>
  earlier.fingerprint === fingerprint
    ? { answer: earlier.answer, isReplayed: true }
    : { answer: keyUsedDifferently(earlier._id), isReplayed: false };

/**
 * Carries out one call in one transaction: its effects, its events and the answer kept under its key are stored
 * together or not at all. A call that is killed half-way has done nothing; one repeated with its key does nothing more.
 */
export const runOperation = (context: StripeContext, call: IncomingCall): Promise<GivenAnswer> => {
  const { operation, access, path, input, idempotencyKey: key } = call;
  const fingerprint = fingerprintOf(call);
  return atTill(context, async (till) => {
    const earlier = key === undefined ? undefined : await till.store.keyedAnswers.find(key);
    if (earlier) return repeat(earlier, fingerprint);
    const answer = await operation.run({ ...till, input, path, access });
    if (key !== undefined) await till.store.keyedAnswers.save({ _id: key, createdAt: till.now, fingerprint, answer });
    return { answer, isReplayed: false };
  });
};
