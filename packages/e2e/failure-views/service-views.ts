import type { ServiceName } from '@wishbow/contracts/service-names';

/** What can be wrong with a process: nobody there, nobody who answers (SIGSTOP), or answers that are not what the contract says. */
export const outages = ['down', 'slow', 'wrong'] as const;
export type Outage = (typeof outages)[number];

export const walkedPages = [
  'home',
  'profile',
  'item',
  'search',
  'cart',
  'orders',
  'notifications',
  'account',
  'admin',
] as const;
export type WalkedPage = (typeof walkedPages)[number];

/**
 * What says on a page that it could not be loaded, each with a reference and, but for counts, with "Try again"; they ask again
 * by themselves. Whatever is not listed is whole; a page without an entry shows nothing of the outage.
 */
export type View = Readonly<Partial<Record<WalkedPage, readonly string[]>>>;

/**
 * The same for every kind of outage: a page cannot tell them apart, and should not. Accounts are as they show within a minute
 * after somebody was seen; afterwards see `withoutSession`.
 */
export const serviceViews: Readonly<Record<Exclude<ServiceName, 'bff'>, View>> = {
  accounts: {
    home: ['The live feed could not be loaded', 'Friends’ wishes could not be loaded'],
    profile: ['This profile could not be loaded', 'The wishlists could not be loaded'],
    item: ['This wish could not be loaded'],
    admin: ['Mails could not be counted.'],
  },
  social: {
    home: [
      'Recommended wishes could not be loaded',
      'The live feed could not be loaded',
      'Friends’ wishes could not be loaded',
    ],
    item: ['The comments could not be loaded'],
    notifications: ['Notifications could not be loaded'],
    admin: ['Reports could not be counted.'],
  },
  wishlists: {
    home: [
      'Your wishlists could not be loaded',
      'The live feed could not be loaded',
      'Friends’ wishes could not be loaded',
    ],
    profile: ['The wishlists could not be loaded'],
    item: ['This wish could not be loaded'],
  },
  catalog: {
    home: ['Trending could not be loaded'],
    search: ['The search did not work'],
  },
  orders: {
    cart: ['Your cart could not be loaded'],
    orders: ['Your orders could not be loaded'],
    admin: ['This could not be loaded'],
  },
};

/** What hardly a page can do without: all that hangs on any service is missing at once, but for a search that was asked before. */
const databaseViews: View = {
  home: [
    'Your wishlists could not be loaded',
    'Recommended wishes could not be loaded',
    'Trending could not be loaded',
    'The live feed could not be loaded',
    'Friends’ wishes could not be loaded',
  ],
  profile: ['This profile could not be loaded', 'The wishlists could not be loaded'],
  item: ['This wish could not be loaded'],
  cart: ['Your cart could not be loaded'],
  orders: ['Your orders could not be loaded'],
  notifications: ['Notifications could not be loaded'],
  admin: ['This could not be loaded'],
};

/** What the processes that are no services take along, by the name of the process; nothing hangs on the last two. */
export const processViews: Readonly<Record<'mongo' | 'redis' | 'sandbox', View>> = {
  mongo: databaseViews,
  redis: {},
  sandbox: {},
};

/** What is absent without a word, or shown as nothing, because no page hangs on it. */
export const silentlyAbsent: Readonly<Record<Exclude<ServiceName, 'bff'>, readonly string[]>> = {
  accounts: [],
  social: [
    'counts of followers are a dash, "could not be loaded" to screen readers; notifications have no count',
    'nobody counts as followed: default deny',
    'likes of a wish',
  ],
  wishlists: [],
  catalog: ['offers, shipping and reviews of a wish; its price and "Gift this" stay'],
  orders: [
    'the count at the cart',
    'Llama Bucks are a dash, "could not be loaded" to screen readers; the tab of cards says that they could not be loaded',
  ],
};

/** Database and Redis are no services: what they take along. */
export const storeViews: Readonly<Record<'database' | 'Redis' | 'outside companies', string>> = {
  database:
    'Every service answers 503 with `Retry-After`: after 3 s where there is no database, within its limit where one hangs, until that is found out after 7 s. So pages look as if all services were down at once: bars and headings, and every panel says that it could not be loaded. A search that somebody asked within the day is answered as ever: its answer is in Redis.',
  Redis:
    'Nothing is missing: sessions are asked of accounts, limits are counted by each process, live news wait for the next poll. A page takes 0.6 s longer at most once a second.',
  'outside companies':
    'Retailer, cards, addresses and mail: the call that needs them is refused in words of its own (`docs/reliability-rows.md`, rows 43, 57, 58, 64), or waits in an outbox; no page depends on them.',
};

/** Accounts are away for longer than a session is remembered: nobody can say who is asking. */
export const withoutSession =
  'Pages for everybody are shown as to a visitor, every panel saying that it could not be loaded; the others are a plain 503 document with a reference and "Try again", which loads itself anew every 15 s.';

/** Milliseconds a request may take at most: a proxied call, one that pays, a call between services, a panel of an answer. */
export const limits = { call: 10_000, payingCall: 20_000, peer: 4_000, panel: 2_000 } as const;
