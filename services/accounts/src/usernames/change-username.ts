import type { RateLimiter } from '@wishbow/cache/ephemeral';
import type { UserId } from '@wishbow/contracts/wire-types';
import { usernameKey } from '@wishbow/domain/username';
import { type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { Person, PersonRepository } from '../people/person-repository.ts';
import type { FormerUsernameRepository } from './former-username-repository.ts';
import { isKeptForOther, keptUntilAfter, TAKEN_USERNAME, usernameMessage } from './username-rules.ts';

export interface RenameDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly formerUsernames: FormerUsernameRepository;
  readonly limiter: RateLimiter;
  readonly now: () => Date;
}

export type Renamed =
  | { ok: true; person: Person }
  | { ok: false; reason: 'field'; message: string }
  | { ok: false; reason: 'too_many_tries'; retryAfterMs: number };

/** Every change keeps a name from others for a while, so nobody collects them. */
const LIMIT = { name: 'change-username', points: 3, windowMs: 24 * 60 * 60 * 1000 };

/** Gives a person another username; the former one leads to them for a while. */
export const changeUsername =
  (deps: RenameDeps) =>
  async (userId: UserId, username: string): Promise<Renamed> => {
    const { people, limiter } = deps;
    const staff = await people.listAdminUsernames(userId);
    const message = usernameMessage(username, staff);
    if (message) return { ok: false, reason: 'field', message };
    const verdict = await limiter.consume(LIMIT, userId);
    if (!verdict.isAllowed) return { ok: false, reason: 'too_many_tries', retryAfterMs: verdict.retryAfterMs };
    const person = await rename(deps, userId, username);
    return person ? { ok: true, person } : { ok: false, reason: 'field', message: TAKEN_USERNAME };
  };

async function rename(
  { connection, people, formerUsernames, now }: RenameDeps,
  userId: UserId,
  username: string,
): Promise<Person | undefined> {
  try {
    return await inTransaction(connection, async (session) => {
      const owners = await formerUsernames.ownersOf([username], now(), session);
      if (isKeptForOther(username, owners, userId)) return undefined;
      const { before, after } = (await people.changeUsername(userId, username, session)) ?? {};
      if (!before || !after) return undefined;
      await formerUsernames.release(username, userId, session);
      const isOtherName = usernameKey(before.username) !== after.usernameKey;
      const former = { username: before.username, userId, keptUntil: keptUntilAfter(now()) };
      if (isOtherName) await formerUsernames.keep(former, session);
      return after;
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return undefined;
  }
}
