import type { Cache } from '@wishbow/cache/ephemeral';
import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { usernameFault, usernameKey } from '@wishbow/domain/username';
import type { Call } from '@wishbow/http/client';

/** Short: whoever is suspended or renamed meanwhile is still found. */
const KNOWN_MS = 60 * 1000;

/**
 * What the person at a profile's address is called by now; null for nobody, and for whoever is kept out. Remembered only
 * where it is what they are called: a name that is free now may be taken in a moment, and whoever takes their former name
 * back would be sent to and fro. What nobody could have chosen at sign-up is not asked for.
 */
export const findUsername =
  (peers: Call, cache: Cache) =>
  async (username: string): Promise<string | null> => {
    if (usernameFault(username, []) !== undefined) return null;
    const key = `username:${usernameKey(username)}`;
    const known = await cache.get(key);
    if (known !== undefined) return known;
    const { body } = await peers(accountsInternalContract.listPeople, { body: { usernames: [username] } });
    const [person] = body.people;
    if (!person || person.isSuspended) return null;
    if (usernameKey(person.username) === usernameKey(username)) await cache.set(key, person.username, KNOWN_MS);
    return person.username;
  };
