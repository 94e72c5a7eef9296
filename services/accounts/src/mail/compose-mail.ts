import { hrefOf } from '@wishbow/contracts/routes';
import { dateOnlyIn, formatDayWithYear } from '@wishbow/domain/date-only';
import type { LinkPurpose } from '../links/link-model.ts';
import type { LinkRepository } from '../links/link-repository.ts';
import type { Person, PersonRepository } from '../people/person-repository.ts';
import {
  deletionScheduledMail,
  emailChangedMail,
  emailChangeMail,
  emailVerificationMail,
  passwordChangedMail,
  passwordResetMail,
  securityNoticeMail,
} from './account-mails.ts';
import type { MailJob } from './mail-job.ts';
import type { Letter } from './mail-server.ts';
import type { MailWords } from './mail-words.ts';

export interface ComposeDeps {
  readonly people: PersonRepository;
  readonly links: LinkRepository;
  /** Where people reach the site. From our configuration, never from a request (RELIABILITY.md row 84). */
  readonly publicUrl: string;
  /** The token of a link that another service gave an id and keeps the hash of. */
  readonly tokenOf: (purpose: string, linkId: string) => string;
}

export interface JobToCompose {
  readonly key: string;
  readonly job: MailJob;
  readonly now: Date;
}

/** Writes a mail as things are now; undefined where nobody is to have it any more. */
export type ComposeMail = (job: JobToCompose) => Promise<Letter | undefined>;

export const composeMail = (deps: ComposeDeps): ComposeMail => {
  const { people, links, publicUrl } = deps;
  const address = (path: string) => new URL(path, publicUrl).href;
  const letterTo = ({ firstName, lastName, email }: Person, id: string, words: MailWords): Letter => ({
    id,
    to: { name: `${firstName} ${lastName}`, address: email },
    words,
  });

  /** A mail with a link that works once. The token stands behind a `#`, so that no server and no log ever sees it. */
  const withLink = async (
    person: Person | undefined,
    { key, now }: JobToCompose,
    purpose: LinkPurpose,
    write: (token: string, person: Person) => MailWords,
    since?: Date,
  ) => {
    if (!person) return undefined;
    const token = await links.issue({ id: key, purpose, userId: person.id, emailKey: person.emailKey, since, now });
    return token === undefined ? undefined : letterTo(person, key, write(token, person));
  };

  return async (mail) => {
    const { key, job } = mail;
    switch (job.kind) {
      case 'password_reset':
        return withLink(await people.findByEmail(job.email), mail, 'password_reset', (token, { firstName }) =>
          passwordResetMail(firstName, address(`${hrefOf('resetPassword')}#token=${token}`)),
        );
      case 'email_verification': {
        const person = await people.find(job.userId);
        if (person?.emailVerifiedAt) return undefined;
        return withLink(person, mail, 'email_verification', (token, { firstName }) =>
          emailVerificationMail(firstName, address(`${hrefOf('accept')}#verify=${token}`)),
        );
      }
      case 'password_changed': {
        const person = await people.find(job.userId);
        return (
          person && letterTo(person, key, passwordChangedMail(person.firstName, address(hrefOf('forgotPassword'))))
        );
      }
      case 'deletion_scheduled': {
        const person = await people.find(job.userId);
        if (!person?.deletionDueAt) return undefined;
        const day = formatDayWithYear(dateOnlyIn(person.deletionDueAt));
        const url = address(`${hrefOf('account')}?tab=data`);
        return letterTo(person, key, deletionScheduledMail(person.firstName, day, url));
      }
      case 'email_change':
        return withLink(reachedAt(await people.find(job.userId), job.email), mail, 'email_change', (token, person) =>
          emailChangeMail(person.firstName, address(`${hrefOf('accept')}#email=${token}`)),
        );
      case 'email_changed':
        return withLink(
          reachedAt(await people.find(job.userId), job.formerEmail),
          mail,
          'email_undo',
          (token, person) => emailChangedMail(person.firstName, address(`${hrefOf('accept')}#undo-email=${token}`)),
          job.changedAt,
        );
      case 'security_notice': {
        const person = await people.find(job.userId);
        const url = address(`${hrefOf('account')}?tab=sign-in`);
        return person && letterTo(person, key, securityNoticeMail(person.firstName, job.notice, url));
      }
      case 'requested':
        return requestedLetter(deps, key, job.request);
    }
  };
};

/** A person at another address than the one they have. */
const reachedAt = (person: Person | undefined, email: string): Person | undefined =>
  person && { ...person, email, emailKey: email };

type Request = Extract<MailJob, { kind: 'requested' }>['request'];

async function requestedLetter(deps: ComposeDeps, id: string, request: Request): Promise<Letter | undefined> {
  const { to, subject, heading, paragraphs, entries = [], action, unsubscribePath } = request;
  const receiver = await receiverOf(deps.people, to);
  if (!receiver) return undefined;
  const words = {
    subject,
    heading,
    paragraphs,
    entries: entries.map(({ text, note, path }) => ({ text, note, url: new URL(path, deps.publicUrl).href })),
    action: action && { label: action.label, url: urlOf(deps, action) },
    footnote: 'This mail came because of something that happened at Wishbow.',
    unsubscribeUrl: unsubscribePath && new URL(unsubscribePath, deps.publicUrl).href,
  };
  return { id, to: receiver, words };
}

/** The token stands behind a `#`, as in our own mails. */
function urlOf({ publicUrl, tokenOf }: ComposeDeps, { path, mailedLink }: NonNullable<Request['action']>): string {
  const { href } = new URL(path, publicUrl);
  return mailedLink ? `${href}#${mailedLink.purpose}=${tokenOf(mailedLink.purpose, mailedLink.id)}` : href;
}

/**
 * Whoever has an account hears of news only where they have shown that the address is theirs: somebody may have mistyped
 * it. Mails about the account itself, and to who was invited, go to unverified addresses, too.
 */
async function receiverOf(people: PersonRepository, to: Request['to']): Promise<Letter['to'] | undefined> {
  if ('email' in to) return { name: to.name, address: to.email };
  const person = await people.find(to.userId);
  if (!person?.emailVerifiedAt) return undefined;
  return { name: `${person.firstName} ${person.lastName}`, address: person.email };
}
