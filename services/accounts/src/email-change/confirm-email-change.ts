import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type ClientSession, type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { AttemptRepository } from '../attempts/attempt-repository.ts';
import type { LinkRepository, MailedLink } from '../links/link-repository.ts';
import type { MailRepository } from '../mail/mail-repository.ts';
import type { OpenidConnectionRepository } from '../openid/connection-repository.ts';
import type { PasskeyRepository } from '../passkeys/passkey-repository.ts';
import type { PersonRepository } from '../people/person-repository.ts';
import type { SecondFactorRepository } from '../second-factor/second-factor-repository.ts';
import { announceRevocations } from '../sessions/announce-revocations.ts';
import type { Session, SessionRepository } from '../sessions/session-repository.ts';

export interface EmailChangeDeps {
  readonly connection: Connection;
  readonly attempts: AttemptRepository;
  readonly people: PersonRepository;
  readonly sessions: SessionRepository;
  readonly links: LinkRepository;
  readonly mails: MailRepository;
  readonly passkeys: PasskeyRepository;
  readonly openidConnections: OpenidConnectionRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly ephemeral: Ephemeral;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

export type EmailChanged = 'changed' | 'invalid_token' | 'taken' | 'suspended';

/** Puts the new address in the place of the old one; links to the old one are worthless. @returns the old one. */
async function change(
  { people, links, now }: EmailChangeDeps,
  { userId, emailKey }: MailedLink,
  session: ClientSession,
): Promise<string | undefined> {
  const before = await people.changeEmail({ userId, emailKey }, now(), session);
  if (!before) return undefined;
  for (const purpose of ['password_reset', 'email_verification', 'email_change'] as const) {
    await links.withdraw(purpose, userId, session);
  }
  return before.emailKey;
}

/** Whoever changed the address may have left themselves another door. */
async function removeWaysInSince(
  { passkeys, openidConnections, secondFactors }: EmailChangeDeps,
  { userId, since }: MailedLink,
  session: ClientSession,
): Promise<void> {
  if (!since) return;
  for (const ways of [passkeys, openidConnections, secondFactors]) await ways.removeAddedSince(userId, since, session);
}

/** Somebody else may have taken the address since it was asked for. */
async function unlessTaken(work: Promise<EmailChanged>): Promise<EmailChanged> {
  try {
    return await work;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return 'taken';
  }
}

/** Whoever is kept out changes nothing, also not by a link they were mailed before. */
async function isOfSuspended({ links, people, now }: EmailChangeDeps, token: string): Promise<boolean> {
  const owner = await links.find('email_change', token, now());
  return Boolean(owner && (await people.find(owner.userId))?.suspendedAt);
}

/**
 * Tells the old address, with a link that takes the change back. The link is there from the same moment on, as it keeps
 * the old address from others.
 */
async function tellOld(
  { links, mails, now }: EmailChangeDeps,
  { userId, formerEmail }: { userId: UserId; formerEmail: string },
  session: ClientSession,
): Promise<void> {
  const changedAt = now();
  const key = `email_changed:${userId}:${changedAt.getTime()}`;
  const undo = { id: key, purpose: 'email_undo', userId, emailKey: formerEmail, since: changedAt } as const;
  await links.issue({ ...undo, now: changedAt }, session);
  await mails.add({ key, job: { kind: 'email_changed', userId, formerEmail, changedAt }, now: changedAt }, session);
}

/**
 * The link in the new mailbox makes it the person's address. The old one is told, with a link that takes it back.
 * Sessions go on: whoever asked knew the password.
 */
export const confirmEmailChange =
  (deps: EmailChangeDeps) =>
  async (token: string): Promise<EmailChanged> => {
    const { connection, links, wakeMailer, now } = deps;
    if (await isOfSuspended(deps, token)) return 'suspended';
    const changing = inTransaction(connection, async (session): Promise<EmailChanged> => {
      const owner = await links.use('email_change', token, now(), session);
      if (owner && (await links.keepsForOther(owner, now(), session))) return 'taken';
      const formerEmail = owner && (await change(deps, owner, session));
      if (!owner || !formerEmail) return 'invalid_token';
      await tellOld(deps, { userId: owner.userId, formerEmail }, session);
      return 'changed';
    });
    const changed = await unlessTaken(changing);
    wakeMailer();
    return changed;
  };

/**
 * The link in the old mailbox takes the change back, and signs everybody out: it was somebody else's doing. So is every
 * way to sign in that was added since.
 */
export const undoEmailChange =
  (deps: EmailChangeDeps) =>
  async (token: string): Promise<EmailChanged> => {
    const { connection, attempts, links, sessions, ephemeral, now } = deps;
    let ended: readonly Session[] = [];
    const undoing = inTransaction(connection, async (session): Promise<EmailChanged> => {
      const owner = await links.use('email_undo', token, now(), session);
      if (!owner || !(await change(deps, owner, session))) return 'invalid_token';
      await links.withdraw('email_undo', owner.userId, session);
      await attempts.removeAllOf(owner.userId, session);
      await removeWaysInSince(deps, owner, session);
      ended = await sessions.removeAllOf(owner.userId, session);
      return 'changed';
    });
    const undone = await unlessTaken(undoing);
    await announceRevocations(ephemeral, ended);
    return undone;
  };
