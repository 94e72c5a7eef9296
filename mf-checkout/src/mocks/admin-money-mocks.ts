import { adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { adminCreditContract } from '@wishbow/contracts/admin-people-contract';
import { disputesContract } from '@wishbow/contracts/disputes-contract';
import { overviewContract } from '@wishbow/contracts/overview-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { reconciliationsContract } from '@wishbow/contracts/reconciliations-contract';
import { freshId, instantNow } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import { dayIn, daysBefore, hoursBefore } from '@wishbow/testing/world/seed/moments';
import type { World } from '@wishbow/testing/world/world';

const missing = { status: 404, body: notFound } as const;

/** Checks to be mailed for funds. */
export const adminPayoutsMocks = mocked(adminPayoutsContract, (world) => ({
  searchPayouts: ({ query }) => {
    const payouts = world.office.payouts.filter(({ state }) => state === query.state);
    return { status: 200, body: { payouts, next_cursor: null } };
  },
  getPayoutAddress: ({ params }) => {
    const payout = world.office.payouts.find(({ id }) => id === params.payoutId);
    if (!payout) return missing;
    const address = world.people.find(({ id }) => id === payout.owner?.id)?.address ?? null;
    return { status: 200, body: { name: payout.owner?.name ?? '', address } };
  },
  markPayoutMailed: ({ params }) => decided(world, params.payoutId, 'dispatched'),
  rejectPayout: ({ params }) => decided(world, params.payoutId, 'rejected'),
}));

/** Llama Bucks given by admins. */
export const adminCreditMocks = mocked(adminCreditContract, (world) => ({
  grantCredit: ({ body }) => {
    const people = world.people.filter(({ id }) => body.user_ids.some((named) => named === id));
    if (people.length < body.user_ids.length) return missing;
    for (const person of people) {
      person.creditCents += body.amount;
      const granted = { kind: 'granted' as const, amount_cents: body.amount, order_id: null, at: instantNow() };
      world.creditEntries.unshift({ id: freshId(world), ...granted });
    }
    return { status: 200, body: { granted_count: people.length } };
  },
}));

/** Charges that are contested. */
export const disputesMocks = mocked(disputesContract, (world) => ({
  listDisputes: ({ query }) => ({
    status: 200,
    body: { disputes: world.office.disputes.filter(({ status }) => status === (query.status ?? status)) },
  }),
}));

/** Whether the books agree: of yesterday they do not. */
export const reconciliationsMocks = mocked(reconciliationsContract, () => ({
  listReconciliations: () => {
    const now = new Date();
    const off = { kind: 'captured_differs' as const, reference: 'pi_mock', ours: 15_225, theirs: 15_200 };
    const reconciliations = [1, 2, 3].map((day) => ({
      day: dayIn(now, -day),
      finished_at: daysBefore(now, day),
      differences: day === 1 ? [off] : [],
    }));
    return { status: 200, body: { reconciliations } };
  },
}));

/** The money side at a glance; the figures of a day follow from its number. */
export const overviewMocks = mocked(overviewContract, (world) => ({
  getOverview: ({ query }) => {
    const now = new Date();
    const days = Array.from({ length: Number(query.days) }, (_, index) => {
      const catalogue = 4 + (index % 5);
      const day = dayIn(now, index - Number(query.days) + 1);
      return { day, catalogue, fund: index % 3, link: index % 2, volumeCents: catalogue * 4200 };
    });
    const volumeCents = days.reduce((sum, day) => sum + day.volumeCents, 0);
    const waiting = world.office.payouts.filter(({ state }) => state === 'requested');
    const count = (status: string) => world.orders.filter((order) => order.status === status).length;
    return {
      status: 200,
      body: {
        days,
        volumeCents,
        volumeBeforeCents: Math.round(volumeCents * 0.9),
        processing: count('processing'),
        payouts: {
          count: waiting.length,
          netCents: waiting.reduce((sum, { netCents }) => sum + netCents, 0),
          pressing: 0,
        },
        returnsPerMille: 12,
        returnsBeforePerMille: 15,
        waiting: {
          unknown: { count: count('unknown'), oldest_at: count('unknown') > 0 ? hoursBefore(now, 5) : null },
          placed_late: { count: 0, oldest_at: null },
          refund_failed: { count: 0, oldest_at: null },
          failed_today: { count: count('failed'), oldest_at: count('failed') > 0 ? hoursBefore(now, 3) : null },
        },
      },
    };
  },
}));

function decided(world: World, payoutId: string, state: 'dispatched' | 'rejected') {
  const payout = world.office.payouts.find(({ id }) => id === payoutId);
  if (!payout) return missing;
  if (payout.state !== 'requested') return { status: 409, body: problem('invalid_state', 'It is decided.') } as const;
  Object.assign(payout, { state, mailed_at: state === 'dispatched' ? instantNow() : null });
  return { status: 200, body: { payout } } as const;
}
