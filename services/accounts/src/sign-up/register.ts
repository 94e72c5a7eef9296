import type { accountsContract } from '@wishbow/contracts/accounts-contract';
import type { RequestOf } from '@wishbow/contracts/endpoint';
import { isDuplicateKey } from '@wishbow/service/mongo/connection';
import { BUSY, hashPassword } from '../passwords/password-hash.ts';
import type { Person, PersonRepository } from '../people/person-repository.ts';
import { takenMessages, usernameMessage } from './registration-rules.ts';

type Registration = RequestOf<typeof accountsContract.register>['body'];

export type Registered =
  | { ok: true; person: Person }
  | { ok: false; reason: 'busy' }
  | { ok: false; reason: 'fields'; fields: Record<string, string> };

/** Makes an account, or says under which fields something is wrong. Signing in is a call of its own. */
export const register =
  (people: PersonRepository, now: () => Date) =>
  async ({ password, password_confirmation: _, ...person }: Registration): Promise<Registered> => {
    const unusable = usernameMessage(person.username);
    if (unusable) return refused({ username: unusable });
    const taken = await people.listTaken(person);
    if (taken.length > 0) return refused(takenMessages(taken));
    const passwordHash = await hashPassword(password);
    if (passwordHash === BUSY) return { ok: false, reason: 'busy' };
    return addPerson(people, { ...person, passwordHash, joinedAt: now() });
  };

/** Somebody else may have taken the name since it was looked up. */
async function addPerson(people: PersonRepository, newPerson: Parameters<PersonRepository['add']>[0]) {
  try {
    return { ok: true, person: await people.add(newPerson) } as const;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return refused(takenMessages(await people.listTaken(newPerson)));
  }
}

const refused = (fields: Record<string, string>) => ({ ok: false, reason: 'fields', fields }) as const;
