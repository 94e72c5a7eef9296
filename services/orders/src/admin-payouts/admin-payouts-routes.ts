import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { PayoutId } from '@wishbow/contracts/wire-types';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { findPeople } from '../orders/find-recipients.ts';
import { unlessOut } from '../outages.ts';
import type { PayoutRow } from '../payouts/payout-model.ts';
import { findPayout } from '../payouts/payout-repository.ts';
import { refusalReply, refused } from '../refusals.ts';
import { findPayoutsBy } from './admin-payout-repository.ts';
import { adminPayoutView } from './admin-payout-view.ts';
import { markPayoutMailed } from './mark-payout-mailed.ts';
import { rejectPayout } from './reject-payout.ts';

const PAGE_LENGTH = 25;

/** Checks to be mailed, and what became of them. */
export function adminPayoutsRoutes(deps: Dependencies): Router {
  const { connection, call } = deps;
  const shown = async (payout: PayoutRow) => {
    const people = await findPeople(deps, [payout.ownerId]);
    return { status: 200, body: { payout: adminPayoutView(payout, people) } } as const;
  };

  return implement(adminPayoutsContract, {
    searchPayouts: async ({ query: { state, cursor } }) => {
      const after = PayoutId.safeParse(cursor).data;
      const found = await findPayoutsBy(connection, { state, after, limit: PAGE_LENGTH + 1 });
      const payouts = found.slice(0, PAGE_LENGTH);
      const people = await findPeople(
        deps,
        payouts.map(({ ownerId }) => ownerId),
      );
      const next_cursor = found.length > PAGE_LENGTH ? (payouts.at(-1)?._id ?? null) : null;
      return { status: 200, body: { payouts: payouts.map((payout) => adminPayoutView(payout, people)), next_cursor } };
    },

    getPayoutAddress: async ({ params: { payoutId } }) => {
      const payout = await findPayout(connection, payoutId);
      if (payout?.state !== 'requested') return refusalReply(refused('not_found').refusal);
      const found = await call(accountsInternalContract.getShippingAddress, { body: { userId: payout.ownerId } });
      if (found.status !== 200) return { status: 200, body: { name: '', address: null } };
      const { firstName, lastName, address } = found.body;
      return { status: 200, body: { name: `${firstName} ${lastName}`, address } };
    },

    markPayoutMailed: async ({ viewer, params, body }) => {
      const mailed = await markPayoutMailed(deps, { adminId: viewer.userId, ...params, ...body });
      return mailed.ok ? shown(mailed.payout) : refusalReply(mailed.refusal);
    },

    rejectPayout: async ({ viewer, params, body }) =>
      unlessOut(deps, async () => {
        const rejected = await rejectPayout(deps, { adminId: viewer.userId, ...params, ...body });
        return rejected.ok ? shown(rejected.payout) : refusalReply(rejected.refusal);
      }),
  });
}
