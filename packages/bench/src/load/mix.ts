import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import { type Gifts, orderOf } from '../community/gifts.ts';
import { idOf } from '../community/ids.ts';
import { SIGNED_IN, tokenOf, usernameOf } from '../community/people-rows.ts';
import { numberOfWish } from '../community/wish-rows.ts';
import { randomNumbers } from './random-numbers.ts';

/** What kind of thing a call is, by which its waits are told apart. */
export type CallKind = 'read' | 'social' | 'money';

export interface LoadCall {
  readonly kind: CallKind;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  /** Absent for GET. */
  readonly body?: object;
}

/** Whom a load is about. */
export interface World {
  readonly people: number;
  readonly gifts: Gifts;
}

/** Numbers below a bound, by chance; the same sequence for the same call. */
type Pick = (below: number) => number;

interface Chance {
  readonly kind: CallKind;
  /** Of a thousand calls. */
  readonly share: number;
  readonly call: (pick: Pick, world: World) => Omit<LoadCall, 'kind' | 'token'> & { readonly token?: string };
}

const QUERIES = ['lamp', 'kettle', 'blanket', 'book', 'mug', 'chair', 'plant', 'game'] as const;

const ask = (path: string, body: object) => ({ method: 'POST' as const, path, body });

const aboutWish = (pick: Pick, { people }: World) => ({ wish_id: idOf('wish', numberOfWish(pick(people), pick(10))) });

/**
 * 85 % reads as people browse, 10 % of what they do among each other, 5 % of money: half of these ask for a price,
 * half order at one.
 */
const CHANCES: readonly Chance[] = [
  {
    kind: 'read',
    share: 270,
    call: (pick, { people }) => ask('/api/getActiveWishList', { wishListId: idOf('wishlist', pick(people)) }),
  },
  {
    kind: 'read',
    share: 120,
    call: (pick, { people }) => ask('/api/getViewedUser', { username: usernameOf(pick(people)) }),
  },
  {
    kind: 'read',
    share: 80,
    call: (pick, { people }) => ask('/api/getViewedUserWishLists', { username: usernameOf(pick(people)) }),
  },
  { kind: 'read', share: 120, call: () => ask('/api/getRecentActivities', {}) },
  { kind: 'read', share: 80, call: () => ask('/api/getNotifications', {}) },
  { kind: 'read', share: 90, call: () => ({ method: 'GET', path: profilesContract.getMe.path }) },
  { kind: 'read', share: 40, call: (pick, world) => ask('/api/getComments', { item: aboutWish(pick, world) }) },
  {
    kind: 'read',
    share: 30,
    call: (pick) => ask('/api/searchItems', { query: QUERIES[pick(QUERIES.length)] }),
  },
  {
    kind: 'read',
    share: 20,
    call: (pick, { people }) => ask('/api/searchUsers', { query: usernameOf(pick(people)).slice(0, -1) }),
  },
  { kind: 'social', share: 60, call: (pick, world) => ask('/api/likeItem', { item: aboutWish(pick, world) }) },
  {
    kind: 'social',
    share: 20,
    call: (pick, world) =>
      ask('/api/comment', { item: { ...aboutWish(pick, world), comment: 'I have one of these, and it lasts.' } }),
  },
  {
    kind: 'social',
    share: 20,
    call: (pick, { people }) => ask('/api/followUser', { followedUserId: idOf('person', pick(people)) }),
  },
  {
    kind: 'money',
    share: 25,
    call: (pick, { people }) =>
      ask(ordersContract.quoteGift.path, {
        wish_id: idOf('wish', numberOfWish(pick(people), 0)),
        quantity: 1,
        ship_to: 'them',
        useCredit: false,
      }),
  },
  { kind: 'money', share: 25, call: (pick, world) => order(pick, world) },
];

const THOUSAND = 1_000;

/** @throws when there is nobody to give. */
function order(pick: Pick, { people, gifts }: World) {
  const giver = gifts.givers[pick(gifts.givers.length)];
  const kind = pick(gifts.prices.length);
  const prices = gifts.prices[kind];
  if (!giver || !prices) throw new Error('nobody gives');
  const sames = Math.max(1, Math.floor((people - kind) / gifts.sameAgainAfter));
  // Never the first ones: these are the givers themselves.
  const person = kind + gifts.sameAgainAfter * (sames === 1 ? 0 : 1 + pick(sames - 1));
  return { ...ask(ordersContract.checkoutItem.path, orderOf(person, prices, giver.cardId)), token: giver.token };
}

/** The call of that number, the same in every run. */
export function callOfNumber(number: number, world: World): LoadCall {
  const random = randomNumbers(number);
  const pick: Pick = (below) => Math.floor(random() * below);
  let left = pick(THOUSAND);
  for (const { kind, share, call } of CHANCES) {
    left -= share;
    if (left < 0) return { token: tokenOf(pick(Math.min(SIGNED_IN, world.people))), ...call(pick, world), kind };
  }
  throw new Error('the shares do not add up to a thousand');
}
