import type { ClientSession } from 'mongodb';
import type { Database } from '../database/database.ts';
import type { StripeAnswer } from './stripe-error.ts';

/** The answer a key was first given, to be given again. `fingerprint` tells whether the same was asked. */
export type KeyedAnswer = { _id: string; fingerprint: string; answer: StripeAnswer; createdAt: Date };
export type IdempotencyRepository = ReturnType<typeof createIdempotencyRepository>;

/** Stripe forgets keys after 24 hours at the earliest (docs.stripe.com/api/idempotent_requests). */
const KEPT_SECONDS = 24 * 60 * 60;

export const createIdempotencyRepository = (database: Database) => {
  const answers = database.collection<KeyedAnswer>('stripe_keyed_answers');
  return {
    prepare: () => answers.createIndex({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }),
    find: (key: string, session: ClientSession) => answers.findOne({ _id: key }, { session }),
    add: (answer: KeyedAnswer, session: ClientSession) => answers.insertOne(answer, { session }),
  };
};
