import { ownAccountContract } from '@wishbow/contracts/own-account-contract';
import { problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { refuseUnconfirmed } from '../passwords/refuse-unconfirmed.ts';
import { clearSessionCookie } from '../sessions/session-cookie.ts';
import { askForDeletion, type DeletionDeps } from './ask-for-deletion.ts';

const { deleteAccount, keepAccount } = ownAccountContract;

const PAYOUT_UNDER_WAY = problem(
  'payout_under_way',
  'A check for one of your funds is on its way to you. You can delete your account once it is mailed.',
);

/** Leaving, and staying after all. */
export const deletionRoutes = (deps: DeletionDeps): Router => {
  const ask = askForDeletion(deps);
  return implement(
    { deleteAccount, keepAccount },
    {
      deleteAccount: async ({ viewer, body, response }) => {
        const asked = await ask(viewer.userId, body.password);
        if (asked.ok) {
          clearSessionCookie(response);
          return { status: 200, body: { deletion_due_at: asked.dueAt.toISOString() } };
        }
        if (asked.reason === 'payout_under_way') return { status: 409, body: PAYOUT_UNDER_WAY };
        return refuseUnconfirmed(response, asked);
      },
      keepAccount: async ({ viewer }) => {
        await deps.people.setDeletion(viewer.userId, null);
        return { status: 200, body: {} };
      },
    },
  );
};
