import type { Database } from '../database/database.ts';
import type { StripeRepository, StripeStore } from './stripe-repository.ts';

/** What the card processor works with. */
export type StripeContext = {
  database: Database;
  repository: StripeRepository;
  wakeWebhooks: () => void;
  publicUrl: string;
  now: () => Date;
};

/** What the steps of one payment work with. */
export type Till = { store: StripeStore; now: Date; publicUrl: string };

/** Does `work` in one transaction, together with the events it announces; all of it is stored, or nothing. */
export const atTill = async <Result>(
  context: StripeContext,
  work: (till: Till) => Promise<Result>,
): Promise<Result> => {
  const result = await context.database.inTransaction(async (session) => {
    const now = context.now();
    const { store, keepAnnounced } = context.repository.within(session, now);
    const done = await work({ store, now, publicUrl: context.publicUrl });
    await keepAnnounced();
    return done;
  });
  context.wakeWebhooks();
  return result;
};
