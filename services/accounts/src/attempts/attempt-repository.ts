import type { UserId } from '@wishbow/contracts/wire-types';
import { hashOfToken, newSessionToken } from '@wishbow/service/identity/session-token';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { type AttemptDocument, type AttemptKind, attemptModel } from './attempt-model.ts';

export interface AttemptToBegin {
  readonly kind: AttemptKind;
  readonly userId?: UserId;
  readonly data?: Readonly<Record<string, string>>;
  readonly now: Date;
}

export interface Attempt {
  readonly userId: UserId | undefined;
  readonly data: Readonly<Record<string, string>>;
}

/**
 * Questions that wait for an answer: the challenge of a passkey, the second step of a log-in, the way to a provider and
 * back. Each is known by a token of 256 random bits, of which only the hash is kept, and answered once.
 */
export interface AttemptRepository {
  /** @returns the token. */
  begin(attempt: AttemptToBegin, session?: ClientSession): Promise<string>;
  /** Counts one more try. undefined for a token that never was, was used or tried too often, or has expired. */
  noteTry(kind: AttemptKind, token: string, now: Date): Promise<Attempt | undefined>;
  /** Uses the token up. Of several at once one succeeds; the others get undefined. */
  take(kind: AttemptKind, token: string, now: Date, session?: ClientSession): Promise<Attempt | undefined>;
  removeAllOf(userId: UserId, session: ClientSession): Promise<void>;
}

const MINUTE_MS = 60_000;
/** Long enough to look for a phone. A log-in page offers passkeys for as long as people leave it open. */
const LIFETIME_MS: Readonly<Record<AttemptKind, number>> = {
  passkey_registration: 10 * MINUTE_MS,
  passkey_login: 60 * MINUTE_MS,
  login: 10 * MINUTE_MS,
  openid: 10 * MINUTE_MS,
};
/** Five digits mistyped, and one logs in again. */
const MOST_TRIES = 5;

const toAttempt = ({ userId, data }: AttemptDocument): Attempt => ({
  userId: userId ? hexId<UserId>(userId) : undefined,
  data,
});

export function mongoAttemptRepository(connection: Connection): AttemptRepository {
  const attempts = attemptModel(connection);
  const live = (kind: AttemptKind, token: string, now: Date) => ({
    _id: hashOfToken(token),
    kind,
    expiresAt: { $gt: now },
  });
  return {
    begin: async ({ kind, userId, data = {}, now }, session) => {
      const token = newSessionToken();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS[kind]);
      const attempt = { _id: hashOfToken(token), kind, userId: userId ?? null, data, tries: 0, expiresAt };
      await attempts.create([attempt], session ? { session } : {});
      return token;
    },
    noteTry: async (kind, token, now) => {
      const tried = await attempts
        .findOneAndUpdate({ ...live(kind, token, now), tries: { $lt: MOST_TRIES } }, { $inc: { tries: 1 } })
        .lean<AttemptDocument>();
      return tried ? toAttempt(tried) : undefined;
    },
    take: async (kind, token, now, session) => {
      const taken = await attempts
        .findOneAndDelete(live(kind, token, now), session ? { session } : {})
        .lean<AttemptDocument>();
      return taken ? toAttempt(taken) : undefined;
    },
    removeAllOf: async (userId, session) => {
      await attempts.deleteMany({ userId }, { session });
    },
  };
}
