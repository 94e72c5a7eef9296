import { adminMailsContract } from '@wishbow/contracts/admin-mails-contract';
import { adminPeopleContract } from '@wishbow/contracts/admin-people-contract';
import { auditContract } from '@wishbow/contracts/audit-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { instantNow, summaryOf } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { PersonRow, World } from '@wishbow/testing/world/world';

/** What admins see of people and do with them. */
export const adminPeopleMocks = mocked(adminPeopleContract, (world) => ({
  searchPeopleForAdmin: ({ query }) => {
    const word = (query.search ?? '').toLowerCase();
    const isIn = (person: PersonRow): boolean => {
      if (query.state === 'suspended') return person.suspended !== null;
      if (query.state === 'leaving') return person.deletionDueAt !== null;
      return query.state !== 'admin' || person.role === 'admin';
    };
    const found = world.people.filter(
      (person) => isIn(person) && `${person.username} ${person.firstName} ${person.email}`.toLowerCase().includes(word),
    );
    const newest = found.toSorted((a, b) => b.joinedAt.localeCompare(a.joinedAt));
    const people = query.sort === 'newest' ? newest : newest.toReversed();
    return { status: 200, body: { people: people.map(adminPerson), next_cursor: null } };
  },
  suspendPeople: ({ body }) =>
    changed(world, body.user_ids, (person) => {
      person.suspended = { at: instantNow(), reason: body.reason };
    }),
  unsuspendPeople: ({ body }) =>
    changed(world, body.user_ids, (person) => {
      person.suspended = null;
    }),
  resetSessions: ({ body }) => changed(world, body.user_ids, () => undefined),
}));

/** What became of the mails of the site. */
export const adminMailsMocks = mocked(adminMailsContract, (world) => ({
  listMails: ({ query }) => {
    const { mails } = world.office;
    const count = (state: string) => mails.filter((mail) => mail.state === state).length;
    return {
      status: 200,
      body: {
        mails: mails.filter(({ state }) => state === (query.state ?? state)),
        next_cursor: null,
        counts: { waiting: count('waiting'), sent: count('sent'), dead: count('dead') },
      },
    };
  },
  retryMails: ({ body }) => {
    const retried = world.office.mails.filter(({ id, state }) => body.mail_ids.includes(id) && state !== 'sent');
    for (const mail of retried) Object.assign(mail, { state: 'sent', next_attempt_at: null, last_error: null });
    return { status: 200, body: { retried_count: retried.length } };
  },
}));

/** What admins have done. */
export const auditMocks = mocked(auditContract, (world) => ({
  listAuditEntries: ({ query }) => {
    const entries = world.office.audit.filter(
      ({ action, admin_id, subject }) =>
        action === (query.action ?? action) &&
        admin_id === (query.admin_id ?? admin_id) &&
        subject.kind === (query.subject_kind ?? subject.kind) &&
        subject.id === (query.subject_id ?? subject.id),
    );
    return { status: 200, body: { entries, next_cursor: null } };
  },
}));

const adminPerson = (person: PersonRow) => ({
  ...summaryOf(person),
  email: person.email,
  email_verified: person.isEmailVerified,
  user_role_id: person.role === 'admin' ? (2 as const) : (1 as const),
  joined_at: person.joinedAt,
  suspended: person.suspended,
  deletion_due_at: person.deletionDueAt,
});

/** All or nothing; nobody changes themselves. */
function changed(world: World, ids: readonly string[], change: (person: PersonRow) => void) {
  const people = world.people.filter(({ id }) => ids.includes(id));
  if (people.length < ids.length) return { status: 404, body: notFound } as const;
  if (ids.some((id) => id === world.viewerId)) {
    return { status: 403, body: problem('own_account', 'You cannot do this to yourself.') } as const;
  }
  for (const person of people) change(person);
  return { status: 200, body: { people: people.map(adminPerson) } } as const;
}
