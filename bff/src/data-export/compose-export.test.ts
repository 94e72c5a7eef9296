import type { Endpoint } from '@wishbow/contracts/endpoint';
import type { Call } from '@wishbow/http/client';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import type { AskService } from './ask-as.ts';
import { composeExport } from './compose-export.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const maya = aSignedInPerson();

/** The services, as far as an export asks them: what each call answers, by its body. */
const services =
  (answers: Record<string, (body: Record<string, unknown>) => object>): AskService =>
  () =>
    (async ({ id }: Endpoint, { body = {} }: { body?: Record<string, unknown> }) => ({
      status: 200,
      body: answers[id]?.(body),
    })) as Call;

const nothing = {
  listSessions: () => ({ sessions: [] }),
  getRelationships: () => ({ followers: [], following: [], requested: [] }),
  listOwnWishlists: () => ({ wishLists: [] }),
  listOrders: () => ({ orders: [], has_more: false }),
  listCreditEntries: () => ({ entries: [], has_more: false }),
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
  });
  expect(await composeExport(ask, maya, NOW)).toEqual({
    exported_at: '2026-11-28T12:00:00.000Z',
    account: maya,
    sessions: [],
    followers: [],
    following: [],
    wish_lists: [{ wish_list: { id: 'l1' }, wishes: [{ id: 'w1' }, { id: 'w2' }], gifted: [{ id: 'g1' }] }],
    orders: [{ id: 'o1' }, { id: 'o2' }],
    llama_bucks: [],
  });
});

test('half an export is none: when a service is away, the person is told so', async () => {
  const ask = services({
    ...nothing,
    listCreditEntries: () => {
      throw new Error('orders are away');
    },
  });
  await expect(composeExport(ask, maya, NOW)).rejects.toThrow('orders are away');
});
