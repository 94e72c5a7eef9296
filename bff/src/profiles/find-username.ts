import type { Cache } from '@wishbow/cache/ephemeral';
import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { usernameFault, usernameKey } from '@wishbow/domain/username';
import type { Call } from '@wishbow/http/client';

const KNOWN_MS = 10 * 60 * 1000;

/**
 * Whether a username is somebody's. Remembered only where it is: a name that is free now may be taken in a moment.
 * What nobody could have chosen at sign-up is not asked for.
 */
export const hasPerson =
  (peers: Call, cache: Cache) =>
  async (username: string): Promise<boolean> => {
    if (usernameFault(username, []) !== undefined) return false;
    const key = `username:${usernameKey(username)}`;
    if ((await cache.get(key)) !== undefined) return true;
    const { body } = await peers(accountsInternalContract.listPeople, { body: { usernames: [username] } });
    if (body.people.length === 0) return false;
    await cache.set(key, 'taken', KNOWN_MS);
    return true;
  };
