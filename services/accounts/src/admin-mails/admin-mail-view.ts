import type { AdminMail } from '@wishbow/contracts/admin-mails-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { MailJob } from '../mail/mail-job.ts';
import type { MailDocument } from '../mail/mail-model.ts';
import type { Person } from '../people/person-repository.ts';
import { toSummary } from '../people/person-view.ts';

/** Whom a mail is to: somebody with an account, or an address. */
export function receiverOf(job: MailJob): { readonly userId: UserId | null; readonly email: string | null } {
  if (job.kind === 'requested') {
    const { to } = job.request;
    return 'userId' in to ? { userId: to.userId, email: null } : { userId: null, email: to.email };
  }
  if (job.kind === 'password_reset') return { userId: null, email: job.email };
  return { userId: job.userId, email: null };
}

/** What another service asked for is called as its effect key begins: `gift_shipped:<order id>`. */
const kindOf = (job: MailJob): string =>
  job.kind === 'requested' ? (job.request.effectKey.split(':')[0] ?? job.kind) : job.kind;

/** A mail as admins see it: whom it is to and what became of it, never what is in it. */
export function toAdminMail(mail: MailDocument, people: ReadonlyMap<UserId, Person>): AdminMail {
  const { _id: id, job, state, attempts, nextAttemptAt, lastError, createdAt } = mail;
  const { userId, email } = receiverOf(job);
  const person = userId && people.get(userId);
  return {
    id,
    kind: kindOf(job),
    state,
    to_user: person ? toSummary(person) : null,
    to_email: email,
    attempts,
    next_attempt_at: state === 'waiting' ? nextAttemptAt.toISOString() : null,
    last_error: lastError,
    created_at: createdAt.toISOString(),
  };
}
