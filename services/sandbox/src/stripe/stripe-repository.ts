import type { ClientSession, Collection, Filter } from 'mongodb';
import type { Database } from '../database/database.ts';
import { keepNewest } from '../database/keep-newest.ts';
import type { WebhookRepository } from '../webhooks/webhook-repository.ts';
import { newId } from './card.ts';
import { eventMessages } from './event.ts';
import type { ListPage } from './form-values.ts';
import type {
  ChargeRow,
  CustomerRow,
  DisputeRow,
  EventRow,
  KeyedAnswerRow,
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
  'keyed_answers',
] as const;

/** Stripe forgets keys after 24 hours at the earliest (docs.stripe.com/api/idempotent_requests). */
const KEYS_KEPT_SECONDS = 24 * 60 * 60;

export type StripeRepository = ReturnType<typeof createStripeRepository>;
export type StripeStore = ReturnType<StripeRepository['within']>['store'];

/** The processor's books. All of a request's reads and writes go through `within` its one transaction. */
export const createStripeRepository = (database: Database, webhooks: WebhookRepository) => {
  const rows = <Row extends { _id: string; createdAt: Date }>(name: (typeof COLLECTIONS)[number]) =>
    database.collection<Row>(`stripe_${name}`);
  return {
    prepare: async (): Promise<void> => {
      const listed = COLLECTIONS.filter((name) => name !== 'keyed_answers');
      await Promise.all(listed.map((name) => rows(name).createIndex({ createdAt: -1, _id: -1 })));
      await rows<PaymentMethodRow>('payment_methods').createIndex({ customer: 1 });
      await rows<ChargeRow>('charges').createIndex({ paymentIntent: 1 });
      await rows<RefundRow>('refunds').createIndex({ charge: 1 });
      await rows('keyed_answers').createIndex({ createdAt: 1 }, { expireAfterSeconds: KEYS_KEPT_SECONDS });
    },
    /** Of the books nothing is ever forgotten; what was told of them may be. */
    sweep: () =>
      keepNewest({
        timeAt: async (place) =>
          (await rows<EventRow>('events').find().sort({ createdAt: -1 }).skip(place).limit(1).next())?.createdAt,
        forgetUntil: (time) => rows<EventRow>('events').deleteMany({ createdAt: { $lte: time } }),
      }),
    within: (session: ClientSession, now: Date) => {
      const objects = <Row extends { _id: string; createdAt: Date }>(name: (typeof COLLECTIONS)[number]) =>
        objectsOf(rows<Row>(name), session);
      const webhookEndpoints = objects<WebhookEndpointRow>('webhook_endpoints');
      const announced: EventRow[] = [];
      const store = {
        tokens: objects<TokenRow>('tokens'),
        customers: objects<CustomerRow>('customers'),
        paymentMethods: objects<PaymentMethodRow>('payment_methods'),
        paymentIntents: objects<PaymentIntentRow>('payment_intents'),
        setupIntents: objects<SetupIntentRow>('setup_intents'),
        charges: objects<ChargeRow>('charges'),
        refunds: objects<RefundRow>('refunds'),
        disputes: objects<DisputeRow>('disputes'),
        events: objects<EventRow>('events'),
        webhookEndpoints,
        keyedAnswers: objects<KeyedAnswerRow>('keyed_answers'),
        /** Something happened that the endpoints will be told of, once this transaction is kept. */
        announce: (type: string, object: object): void => {
          announced.push({ _id: newId('evt'), createdAt: now, type, object });
        },
      };
      return {
        store,
        /** Stores what was announced, and a message for every endpoint that listens. */
        keepAnnounced: async (): Promise<void> => {
          if (announced.length === 0) return;
          await rows<EventRow>('events').insertMany(announced, { session });
          const endpoints = await webhookEndpoints.listAll({});
          const messages = announced.flatMap((event) => eventMessages(event, endpoints));
          await webhooks.add(messages, now, session);
        },
      };
    },
  };
};
