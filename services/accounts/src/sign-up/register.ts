import type { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { RequestOf } from '@wishbow/contracts/endpoint';
import { type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { MailRepository } from '../mail/mail-repository.ts';
import { BUSY, hashPassword } from '../passwords/password-hash.ts';
import type { NewPerson, Person, PersonRepository } from '../people/person-repository.ts';
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

/** Somebody else may have taken the name since it was looked up. */
async function addPerson(deps: RegisterDeps, newPerson: NewPerson) {
  const { connection, people, formerUsernames, mails, wakeMailer, now } = deps;
  try {
    const person = await inTransaction(connection, async (session) => {
      const formerOwners = await formerUsernames.ownersOf([newPerson.username], now(), session);
      if (isKeptForOther(newPerson.username, formerOwners)) return undefined;
      const added = await people.add(newPerson, session);
      const { id: userId } = added;
      const key = `email_verification:${userId}`;
      await mails.add({ key, job: { kind: 'email_verification', userId }, now: now() }, session);
      return added;
    });
    if (!person) return refused(takenMessages(['username']));
    wakeMailer();
    return { ok: true, person } as const;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return refused(takenMessages(await people.listTaken(newPerson)));
  }
}

const refused = (fields: Record<string, string>) => ({ ok: false, reason: 'fields', fields }) as const;
