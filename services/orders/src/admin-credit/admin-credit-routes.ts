import { adminCreditContract } from '@wishbow/contracts/admin-people-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { refusalReply } from '../refusals.ts';
import { grantToPeople } from './grant-to-people.ts';

/** Llama Bucks given by admins. */
export const adminCreditRoutes = (deps: Dependencies): Router => {
  const grant = grantToPeople(deps);
  return implement(adminCreditContract, {
    grantCredit: async ({
      viewer: { userId: adminId },
      body: { user_ids: userIds, grant_id: grantId, amount, reason },
    }) => {
      const granted = await grant({ adminId, userIds, grantId, amountCents: amount, reason });
      return granted.ok ? { status: 200, body: { granted_count: granted.count } } : refusalReply(granted.refusal);
    },
  });
};
