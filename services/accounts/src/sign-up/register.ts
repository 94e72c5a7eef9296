import type { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { RequestOf } from '@wishbow/contracts/endpoint';
import { type ClientSession, type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { LinkRepository } from '../links/link-repository.ts';
import type { MailRepository } from '../mail/mail-repository.ts';
import { BUSY, hashPassword } from '../passwords/password-hash.ts';
import { emailKey, type NewPerson, type Person, type PersonRepository } from '../people/person-repository.ts';
import type { FormerUsernameRepository } from '../usernames/former-username-repository.ts';
import { isKeptForOther, usernameMessage } from '../usernames/username-rules.ts';
import { takenMessages } from './registration-rules.ts';

type Registration = RequestOf<typeof accountsContract.register>['body'];

export type Registered =
  | { ok: true; person: Person }
  | { ok: false; reason: 'busy' }
  | { ok: false; reason: 'fields'; fields: Record<string, string> };

export interface RegisterDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly formerUsernames: FormerUsernameRepository;
  readonly links: LinkRepository;
  readonly mails: MailRepository;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

/** Makes an account, or says under which fields something is wrong. Signing in is a call of its own. */
export const register =
  (deps: RegisterDeps) =>
  async ({ password, password_confirmation: _, ...person }: Registration): Promise<Registered> => {
    const unusable = usernameMessage(person.username, await deps.people.listAdminUsernames());
    if (unusable) return refused({ username: unusable });
    const taken = await deps.people.listTaken(person);
    if (taken.length > 0) return refused(takenMessages(taken));
    const passwordHash = await hashPassword(password);
    if (passwordHash === BUSY) return { ok: false, reason: 'busy' };
    return addPerson(deps, { ...person, passwordHash, joinedAt: deps.now() });
  };

/** What somebody else has given up, and may still take again. */
async function keptOf(
  { formerUsernames, links, now }: RegisterDeps,
  { username, email }: NewPerson,
  session: ClientSession,
): Promise<('username' | 'email')[]> {
  const formerOwners = await formerUsernames.ownersOf([username], now(), session);
  const isEmailKept = await links.keepsForOther({ emailKey: emailKey(email) }, now(), session);
  return [
    ...(isKeptForOther(username, formerOwners) ? ['username' as const] : []),
    ...(isEmailKept ? ['email' as const] : []),
  ];
}

/** Somebody else may have taken the name since it was looked up. */
async function addPerson(deps: RegisterDeps, newPerson: NewPerson) {
  const { connection, people, mails, wakeMailer, now } = deps;
  try {
    const added = await inTransaction(connection, async (session) => {
      const kept = await keptOf(deps, newPerson, session);
      if (kept.length > 0) return { kept };
      const person = await people.add(newPerson, session);
      const { id: userId } = person;
      const key = `email_verification:${userId}`;
      await mails.add({ key, job: { kind: 'email_verification', userId }, now: now() }, session);
      return { person };
    });
    if (!added.person) return refused(takenMessages(added.kept));
    wakeMailer();
    return { ok: true, person: added.person } as const;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return refused(takenMessages(await people.listTaken(newPerson)));
  }
}

const refused = (fields: Record<string, string>) => ({ ok: false, reason: 'fields', fields }) as const;
