import type { ClientSession, Collection, Filter } from 'mongodb';
import type { Database } from '../database/database.ts';
import type { WebhookRepository } from '../webhooks/webhook-repository.ts';
import { newId } from './card.ts';
import { eventMessages } from './event.ts';
import type { ListPage } from './form-values.ts';
import type {
  ChargeRow,
  CustomerRow,
  DisputeRow,
  EventRow,
  PaymentIntentRow,
  PaymentMethodRow,
  RefundRow,
  SetupIntentRow,
  TokenRow,
  WebhookEndpointRow,
} from './stripe-rows.ts';

const MOST_LISTED = 10_000;

export type Page<Row> = { rows: Row[]; hasMore: boolean };

/** One kind of object, seen from inside one transaction. */
const objectsOf = <Row extends { _id: string; createdAt: Date }>(
  collection: Collection<Row>,
  session: ClientSession,
) => {
  const byId = (id: string) => ({ _id: id }) as Filter<Row>;
  const listAll = async (filter: Filter<Row>): Promise<Row[]> =>
    (await collection.find(filter, { session }).sort({ createdAt: -1, _id: -1 }).limit(MOST_LISTED).toArray()) as Row[];
  return {
    find: async (id: string): Promise<Row | undefined> =>
      ((await collection.findOne(byId(id), { session })) ?? undefined) as Row | undefined,
    /** Adds it, or replaces what was there. */
    save: async (row: Row): Promise<void> => {
      await collection.replaceOne(byId(row._id), row, { session, upsert: true });
    },
    remove: (id: string) => collection.deleteOne(byId(id), { session }),
    listAll,
    /** Newest first, from after (or before) the object the page names. */
    listPage: async (
      filter: Filter<Row>,
      { limit, starting_after: after, ending_before: before }: ListPage,
    ): Promise<Page<Row>> => {
      const all = await listAll(filter);
      const first = after === undefined ? 0 : all.findIndex(({ _id }) => _id === after) + 1;
      const end = before === undefined ? all.length : all.findIndex(({ _id }) => _id === before);
      const rows = all.slice(first, end);
      return before === undefined
        ? { rows: rows.slice(0, limit), hasMore: rows.length > limit }
        : { rows: rows.slice(-limit), hasMore: rows.length > limit };
    },
  };
};

const COLLECTIONS = [
  'tokens',
  'customers',
  'payment_methods',
  'payment_intents',
  'setup_intents',
  'charges',
  'refunds',
  'disputes',
  'events',
  'webhook_endpoints',
] as const;

export type StripeRepository = ReturnType<typeof createStripeRepository>;
export type StripeStore = ReturnType<StripeRepository['within']>;

/** The processor's books. All of a request's reads and writes go through `within` its one transaction. */
export const createStripeRepository = (database: Database, webhooks: WebhookRepository) => {
  const rows = <Row extends { _id: string; createdAt: Date }>(name: (typeof COLLECTIONS)[number]) =>
    database.collection<Row>(`stripe_${name}`);
  return {
    prepare: async (): Promise<void> => {
      await Promise.all(COLLECTIONS.map((name) => rows(name).createIndex({ createdAt: -1, _id: -1 })));
      await rows<PaymentMethodRow>('payment_methods').createIndex({ customer: 1 });
      await rows<ChargeRow>('charges').createIndex({ paymentIntent: 1 });
      await rows<RefundRow>('refunds').createIndex({ charge: 1 });
    },
    within: (session: ClientSession, now: Date) => {
      const events = objectsOf(rows<EventRow>('events'), session);
      const webhookEndpoints = objectsOf(rows<WebhookEndpointRow>('webhook_endpoints'), session);
      return {
        tokens: objectsOf(rows<TokenRow>('tokens'), session),
        customers: objectsOf(rows<CustomerRow>('customers'), session),
        paymentMethods: objectsOf(rows<PaymentMethodRow>('payment_methods'), session),
        paymentIntents: objectsOf(rows<PaymentIntentRow>('payment_intents'), session),
        setupIntents: objectsOf(rows<SetupIntentRow>('setup_intents'), session),
        charges: objectsOf(rows<ChargeRow>('charges'), session),
        refunds: objectsOf(rows<RefundRow>('refunds'), session),
        disputes: objectsOf(rows<DisputeRow>('disputes'), session),
        events,
        webhookEndpoints,
        /** Records an event and posts it to every endpoint that listens, once this transaction is kept. */
        announce: async (type: string, object: object): Promise<void> => {
          const event: EventRow = { _id: newId('evt'), createdAt: now, type, object };
          await events.save(event);
          await webhooks.add(eventMessages(event, await webhookEndpoints.listAll({})), now, session);
        },
      };
    },
  };
};
