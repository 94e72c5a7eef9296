import * as z from 'zod';
import { AdminReason } from './audit.ts';
import { defineEndpoint } from './endpoint.ts';
import { PersonSummary } from './people.ts';
import { Problem } from './problem.ts';
import { Dollars, Instant, optionalLine, UserId } from './wire-types.ts';

/** A person as admins see them. */
export const AdminPerson = PersonSummary.extend({
  email: z.string(),
  email_verified: z.boolean(),
  user_role_id: z.union([z.literal(1), z.literal(2)]),
  joined_at: Instant,
  /** Since when and why they cannot sign in and nobody sees them; null for everybody else. */
  suspended: z.object({ at: Instant, reason: z.string() }).nullable(),
  /** When their account is deleted, where they have asked for it. */
  deletion_due_at: Instant.nullable(),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

export const ADMIN_PEOPLE_SORTS = ['newest', 'oldest'] as const;

/** A bulk action; all or nothing. */
const some = { user_ids: z.array(UserId).min(1).max(50), reason: AdminReason };

const changeOfPeople = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  defineEndpoint({
    id,
    method: 'POST',
    path: `/api/admin/people/${path}`,
    service: 'accounts',
    audience: 'admin',
    body: z.strictObject(some),
    responses: { 200: z.object({ people: z.array(AdminPerson) }), 403: Problem, 404: Problem, 422: Problem },
  });

/** What admins see of people and do with them. */
export const adminPeopleContract = {
  searchPeopleForAdmin: defineEndpoint({
    id: 'searchPeopleForAdmin',
    method: 'GET',
    path: '/api/admin/people',
    service: 'accounts',
    audience: 'admin',
    quiet: true,
    query: z.strictObject({
      /** A word of a name, a username, or the beginning of an e-mail address with its `@`. */
      search: optionalLine(80).optional(),
      state: z.enum(['suspended', 'leaving', 'admin']).optional(),
      /** Of everybody; what is searched for comes in the order of names. */
      sort: z.enum(ADMIN_PEOPLE_SORTS).default('newest'),
      cursor: z.string().max(400).optional(),
    }),
    responses: { 200: z.object({ people: z.array(AdminPerson), next_cursor: z.string().nullable() }) },
  }),
  suspendPeople: changeOfPeople('suspendPeople', 'suspend'),
  unsuspendPeople: changeOfPeople('unsuspendPeople', 'unsuspend'),
  resetSessions: changeOfPeople('resetSessions', 'reset-sessions'),
};

const MOST_GRANTED_CENTS = 100_000;

const GrantAmount = Dollars.refine((amount) => amount > 0 && amount <= MOST_GRANTED_CENTS, {
  message: 'Please enter an amount between $0.01 and $1,000.',
});

/** Llama Bucks given by admins. */
export const adminCreditContract = {
  grantCredit: defineEndpoint({
    id: 'grantCredit',
    method: 'POST',
    path: '/api/admin/people/grant-credit',
    service: 'orders',
    audience: 'admin',
    /** `grant_id` names the grant: sent twice it is given once. */
    body: z.strictObject({ ...some, grant_id: z.uuid(), amount: GrantAmount }),
    responses: {
      200: z.object({ granted_count: z.int().nonnegative() }),
      404: Problem,
      422: Problem,
    },
  }),
};
