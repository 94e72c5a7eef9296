import type { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { RequestOf } from '@wishbow/contracts/endpoint';
import { type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { MailRepository } from '../mail/mail-repository.ts';
import { BUSY, hashPassword } from '../passwords/password-hash.ts';
import type { NewPerson, Person, PersonRepository } from '../people/person-repository.ts';
import { takenMessages, usernameMessage } from './registration-rules.ts';

type Registration = RequestOf<typeof accountsContract.register>['body'];

export type Registered =
  | { ok: true; person: Person }
  | { ok: false; reason: 'busy' }
  | { ok: false; reason: 'fields'; fields: Record<string, string> };

export interface RegisterDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly mails: MailRepository;
  readonly wakeMailer: () => void;
  readonly now: () => Date;
}

/** Makes an account, or says under which fields something is wrong. Signing in is a call of its own. */
export const register =
  (deps: RegisterDeps) =>
  async ({ password, password_confirmation: _, ...person }: Registration): Promise<Registered> => {
    const unusable = usernameMessage(person.username);
    if (unusable) return refused({ username: unusable });
    const taken = await deps.people.listTaken(person);
    if (taken.length > 0) return refused(takenMessages(taken));
    const passwordHash = await hashPassword(password);
    if (passwordHash === BUSY) return { ok: false, reason: 'busy' };
    return addPerson(deps, { ...person, passwordHash, joinedAt: deps.now() });
  };

/** Somebody else may have taken the name since it was looked up. */
async function addPerson({ connection, people, mails, wakeMailer, now }: RegisterDeps, newPerson: NewPerson) {
  try {
    const person = await inTransaction(connection, async (session) => {
      const added = await people.add(newPerson, session);
      const { id: userId } = added;
      const key = `email_verification:${userId}`;
      await mails.add({ key, job: { kind: 'email_verification', userId }, now: now() }, session);
      return added;
    });
    wakeMailer();
    return { ok: true, person } as const;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return refused(takenMessages(await people.listTaken(newPerson)));
  }
}

const refused = (fields: Record<string, string>) => ({ ok: false, reason: 'fields', fields }) as const;
