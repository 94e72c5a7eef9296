import { adminPeopleContract } from '@wishbow/contracts/admin-people-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { toAdminPerson } from './admin-person-view.ts';
import {
  type AdminPeopleDeps,
  type PeopleChanged,
  resetSessions,
  suspendPeople,
  unsuspendPeople,
} from './change-people.ts';

const REFUSALS = {
  not_found: { status: 404, body: notFound },
  is_admin: { status: 403, body: problem('forbidden', 'Somebody who works here cannot be suspended.') },
} as const;

const changedReply = (changed: PeopleChanged) =>
  changed.ok ? { status: 200 as const, body: { people: changed.people.map(toAdminPerson) } } : REFUSALS[changed.reason];

/** What admins see of people and do with them. */
export const adminPeopleRoutes = (deps: AdminPeopleDeps): Router => {
  const suspend = suspendPeople(deps);
  const unsuspend = unsuspendPeople(deps);
  const reset = resetSessions(deps);
  return implement(adminPeopleContract, {
    searchPeopleForAdmin: async ({ query }) => {
      const { people, nextCursor } = await deps.adminPeople.list(query);
      return { status: 200, body: { people: people.map(toAdminPerson), next_cursor: nextCursor } };
    },
    suspendPeople: async ({ viewer: { userId: adminId }, body: { user_ids: userIds, reason } }) =>
      changedReply(await suspend({ adminId, userIds, reason })),
    unsuspendPeople: async ({ viewer: { userId: adminId }, body: { user_ids: userIds, reason } }) =>
      changedReply(await unsuspend({ adminId, userIds, reason })),
    resetSessions: async ({ viewer: { userId: adminId }, body: { user_ids: userIds, reason } }) =>
      changedReply(await reset({ adminId, userIds, reason })),
  });
};
