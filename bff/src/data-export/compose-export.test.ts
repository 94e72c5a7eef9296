import type { Endpoint } from '@wishbow/contracts/endpoint';
import type { Call } from '@wishbow/http/client';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { composeExport } from './compose-export.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const maya = aSignedInPerson();

type Answers = Record<string, (body: Record<string, unknown>) => object>;

/** The services, as far as an export asks them: what each call answers, by its body. */
function services(answers: Answers) {
  const peers = (async ({ id }: Endpoint, { body = {} }: { body?: Record<string, unknown> }) => ({
    status: id === refused ? 503 : 200,
    body: answers[id]?.(body),
  })) as Call;
  return { ask: () => peers, peers };
}
let refused: string | undefined;
beforeEach(() => {
  refused = undefined;
});

const nothing = {
  listSessions: () => ({ sessions: [] }),
  getRelationships: () => ({ followers: [], following: [], requested: [] }),
  listOwnWishlists: () => ({ wishLists: [] }),
  listOrders: () => ({ orders: [], has_more: false }),
  listCreditEntries: () => ({ entries: [], has_more: false }),
  getCartItems: () => ({ groups: [] }),
  listWishesReceived: () => ({ wishes: [], next_cursor: null }),
  listWishesGifted: () => ({ wishes: [], next_cursor: null }),
  listGiving: () => ({ custom_gifts: [], contributions: [] }),
  listSaid: () => ({ comments: [], likes: [] }),
  getNotificationSettings: () => ({ settings: { mails: 'daily' } }),
  getWallActivities: () => ({ nonOrderActivities: [], orderActivities: [], next_cursor: null }),
};

test('a person takes all orders and all wishes with them, however many pages they fill', async () => {
  const ask = services({
    ...nothing,
    listOrders: ({ before }) =>
      before ? { orders: [{ id: 'o2' }], has_more: false } : { orders: [{ id: 'o1' }], has_more: true },
    listOwnWishlists: () => ({ wishLists: [{ id: 'l1' }] }),
    getActiveWishlist: ({ cursor }) =>
      cursor
        ? { wishes: [{ id: 'w2' }], gifted: [], next_cursor: null }
        : { wishes: [{ id: 'w1' }], gifted: [{ id: 'g1' }], next_cursor: 'on' },
    listWishesReceived: ({ cursor }) =>
      cursor ? { wishes: [{ id: 'r2' }], next_cursor: null } : { wishes: [{ id: 'r1' }], next_cursor: 'on' },
    getCartItems: () => ({ groups: [{ key: 'jonah' }] }),
    listGiving: () => ({ custom_gifts: [{ title: 'A lamp' }], contributions: [{ title: 'A kiln' }] }),
    listSaid: () => ({ comments: [{ comment: 'Lovely!' }], likes: [{ thing_id: 'w9' }] }),
    getWallActivities: ({ cursor }) =>
      cursor
        ? { nonOrderActivities: [{ id: 'a2' }], orderActivities: [], next_cursor: null }
        : { nonOrderActivities: [{ id: 'a1' }], orderActivities: [{ id: 'b1' }], next_cursor: 'on' },
  });
  expect(await composeExport(ask, maya, NOW)).toEqual({
    exported_at: '2026-11-28T12:00:00.000Z',
    account: maya,
    sessions: [],
    followers: [],
    following: [],
    wish_lists: [{ wish_list: { id: 'l1' }, wishes: [{ id: 'w1' }, { id: 'w2' }], gifted: [{ id: 'g1' }] }],
    orders: [{ id: 'o1' }, { id: 'o2' }],
    cart: { groups: [{ key: 'jonah' }] },
    gifts: { received: [{ id: 'r1' }, { id: 'r2' }], given: [] },
    custom_gifts: [{ title: 'A lamp' }],
    contributions: [{ title: 'A kiln' }],
    comments: [{ comment: 'Lovely!' }],
    likes: [{ thing_id: 'w9' }],
    llama_bucks: [],
    notification_settings: { mails: 'daily' },
    activities: { orders: [{ id: 'b1' }], others: [{ id: 'a1' }, { id: 'a2' }] },
  });
});

test.each(['getRelationships', 'getCartItems', 'listWishesReceived', 'getActiveWishlist', 'getWallActivities'])(
  'a refusal of %s is not taken for an empty list',
  async (id) => {
    const ask = services({ ...nothing, listOwnWishlists: () => ({ wishLists: [{ id: 'l1' }] }) });
    refused = id;
    await expect(composeExport(ask, maya, NOW)).rejects.toThrow('Not everything could be read.');
  },
);

test('half an export is none: when a service is away, the person is told so', async () => {
  const ask = services({
    ...nothing,
    listCreditEntries: () => {
      throw new Error('orders are away');
    },
  });
  await expect(composeExport(ask, maya, NOW)).rejects.toThrow('orders are away');
});
