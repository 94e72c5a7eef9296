import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { IdempotencyRepository } from './idempotency-repository.ts';
import type { Access, Operation, StripeCall } from './operation.ts';
import { keyUsedDifferently, type StripeAnswer } from './stripe-error.ts';
import type { StripeRepository } from './stripe-repository.ts';

export type StripeContext = {
  database: Database;
  repository: StripeRepository;
  keyedAnswers: IdempotencyRepository;
  wakeWebhooks: () => void;
  publicUrl: string;
  now: () => Date;
};

export type IncomingCall = {
  operation: Operation;
  access: Access;
  url: string;
  path: Record<string, string>;
  input: unknown;
  idempotencyKey: string | undefined;
};

const fingerprintOf = ({ operation, url, input }: IncomingCall): string =>
  createHash('sha256')
    .update(`${operation.method} ${url} ${JSON.stringify(input)}`)
    .digest('hex');

/**
 * Carries out one call in one transaction: its effects, its events and the answer kept under its key are stored
 * together or not at all. A call that is killed half-way has done nothing; one repeated with its key does nothing more.
 */
export const runOperation = async (
  context: StripeContext,
  call: IncomingCall,
): Promise<{ answer: StripeAnswer; isReplayed: boolean }> => {
  const { operation, access, path, input, idempotencyKey: key } = call;
  const fingerprint = fingerprintOf(call);
  const result = await context.database.inTransaction(async (session) => {
    const earlier = key === undefined ? null : await context.keyedAnswers.find(key, session);
    if (earlier) {
      return earlier.fingerprint === fingerprint
        ? { answer: earlier.answer, isReplayed: true }
        : { answer: keyUsedDifferently(earlier._id), isReplayed: false };
    }
    const now = context.now();
    const stripeCall: StripeCall<unknown> = {
      input,
      path,
      store: context.repository.within(session, now),
      now,
      publicUrl: context.publicUrl,
      access,
    };
    const answer = await operation.run(stripeCall);
    if (key !== undefined) await context.keyedAnswers.add({ _id: key, fingerprint, answer, createdAt: now }, session);
    return { answer, isReplayed: false };
  });
  context.wakeWebhooks();
  return result;
};
