import type { RequestOf } from '@wishbow/contracts/endpoint';
import type { passkeysContract } from '@wishbow/contracts/passkeys-contract';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Person, PersonRepository } from '../people/person-repository.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { PasskeyDeps } from './add-passkey.ts';
import { challengeOf } from './challenge-of.ts';
import type { StoredPasskey } from './passkey-repository.ts';

type Assertion = RequestOf<typeof passkeysContract.loginWithPasskey>['body']['credential'];

export type PasskeyLoginDeps = PasskeyDeps & {
  readonly people: PersonRepository;
  readonly sessions: SessionRepository;
};

export type LoggedInByKey = ({ person: Person } & OpenedSession) | 'suspended' | undefined;

/**
 * Signs in whoever's device answers our question. A count that does not go on is a copy of a key, and signs nobody in;
 * so is an answer that was seen before.
 */
export const loginWithPasskey =
  (deps: PasskeyLoginDeps) =>
  async (assertion: Assertion, userAgent: string): Promise<LoggedInByKey> => {
    const { attempts, passkeys, people, now } = deps;
    const challenge = challengeOf(assertion.response.clientDataJSON);
    if (!challenge || !(await attempts.take('passkey_login', challenge, now()))) return undefined;
    const passkey = await passkeys.findByCredential(assertion.id);
    const counter = passkey && (await readCount(deps, passkey, assertion, challenge));
    const person = passkey && (await people.find(passkey.userId));
    if (!passkey || counter === undefined || !person) return undefined;
    return letIn(deps, person, { passkey, counter, userAgent });
  };

async function letIn(deps: PasskeyLoginDeps, person: Person, entry: Entry): Promise<LoggedInByKey> {
  if (person.suspendedAt) return 'suspended';
  const opened = await enter(deps, entry);
  return opened && { person, ...opened };
}

interface Entry {
  readonly passkey: StoredPasskey;
  readonly counter: number;
  readonly userAgent: string;
}

/** Opens the session, unless the key was removed or used meanwhile, or its owner is kept out. */
const enter = (
  { connection, passkeys, people, sessions, now }: PasskeyLoginDeps,
  { passkey, counter, userAgent }: Entry,
): Promise<OpenedSession | undefined> =>
  inTransaction(connection, async (session) => {
    const { userId } = passkey;
    const isStillTheirs = await passkeys.noteUse(passkey, counter, now(), session);
    if (!isStillTheirs || !(await people.noteStrongLogin(userId, session))) return undefined;
    return openSession(sessions, { userId, userAgent, now: now() }, session);
  });

async function readCount(
  { site, logger }: PasskeyDeps,
  { credentialId, publicKey, counter, userId }: StoredPasskey,
  { id, type, response: { userHandle, ...response } }: Assertion,
  expectedChallenge: string,
): Promise<number | undefined> {
  if (userHandle && Buffer.from(userHandle, 'base64url').toString('hex') !== userId) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (fault) {
    logger.warn({ err: fault }, 'a passkey did not open the door');
    return undefined;
  }
}
