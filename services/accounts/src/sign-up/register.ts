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
  async ({ firstName, lastName, username, email, password }: Registration): Promise<Registered> => {
    const unusable = usernameMessage(username);
    if (unusable) return { ok: false, reason: 'fields', fields: { username: unusable } };
    const taken = await people.listTaken({ username, email });
    if (taken.length > 0) return { ok: false, reason: 'fields', fields: takenMessages(taken) };

    const passwordHash = await hashPassword(password);
    if (passwordHash === BUSY) return { ok: false, reason: 'busy' };
    try {
      const person = await people.add({ firstName, lastName, username, email, passwordHash, joinedAt: now() });
      return { ok: true, person };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return { ok: false, reason: 'fields', fields: takenMessages(await people.listTaken({ username, email })) };
    }
  };
