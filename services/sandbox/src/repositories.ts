import type { Database } from './database/database.ts';
import { createMailRepository } from './mail/mail-repository.ts';
import { createRetailerRequestRepository } from './retailer/retailer-request-repository.ts';
import { createScriptRepository } from './scripts/script-repository.ts';
import { createStripeRepository } from './stripe/stripe-repository.ts';
import { createTapeRepository } from './tape/tape-repository.ts';
import { createWebhookRepository } from './webhooks/webhook-repository.ts';

export type Repositories = ReturnType<typeof createRepositories>;

/** Everything the sandbox remembers, in one database. */
export const createRepositories = (database: Database) => {
  const webhooks = createWebhookRepository(database);
  return {
    tape: createTapeRepository(database),
    scripts: createScriptRepository(database),
    webhooks,
    mails: createMailRepository(database),
    retailerRequests: createRetailerRequestRepository(database),
    stripe: createStripeRepository(database, webhooks),
  };
};

/** Makes the collections and indexes; harmless when they are there. */
export const prepareRepositories = async (repositories: Repositories): Promise<void> => {
  await Promise.all(Object.values(repositories).map((repository) => repository.prepare()));
};
