import type { AdminPerson } from '@wishbow/contracts/admin-people-contract';
import type { AuditSubject } from '@wishbow/contracts/audit';
import { userRoleId } from '@wishbow/domain/user-role';
import type { Person } from '../people/person-repository.ts';
import { toSummary } from '../people/person-view.ts';

/** A person as admins see them. */
export const toAdminPerson = (person: Person): AdminPerson => ({
  ...toSummary(person),
  email: person.email,
  email_verified: person.emailVerifiedAt !== null,
  user_role_id: userRoleId(person.role),
  joined_at: person.joinedAt.toISOString(),
  suspended: person.suspendedAt
    ? { at: person.suspendedAt.toISOString(), reason: person.suspensionReason ?? '' }
    : null,
  deletion_due_at: person.deletionDueAt?.toISOString() ?? null,
});

/** Who something was done to, in the audit log. */
export const personSubject = ({ id, username }: Person): AuditSubject => ({ kind: 'person', id, name: `@${username}` });
