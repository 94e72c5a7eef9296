import type { RequestOf } from '@wishbow/contracts/endpoint';
import type { passkeysContract } from '@wishbow/contracts/passkeys-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, inTransaction, isDuplicateKey } from '@wishbow/service/mongo/connection';
import type { AttemptRepository } from '../attempts/attempt-repository.ts';
import type { MailRepository } from '../mail/mail-repository.ts';
import type { Person } from '../people/person-repository.ts';
import { challengeOf } from './challenge-of.ts';
import type { PasskeyRepository, StoredPasskey } from './passkey-repository.ts';
import type { RelyingParty } from './relying-party.ts';

export interface PasskeyDeps {
  readonly connection: Connection;
  readonly attempts: AttemptRepository;
  readonly passkeys: PasskeyRepository;
  readonly mails: MailRepository;
  readonly wakeMailer: () => void;
  readonly site: RelyingParty;
  readonly logger: Logger;
  readonly now: () => Date;
}

type NewPasskey = RequestOf<typeof passkeysContract.addPasskey>['body'];

const TIMEOUT_MS = 5 * 60 * 1000;
const KINDS = { algorithms: [-8, -7, -257] };

/** What a device is asked to make a key for. The library is loaded with the first question: few people add keys. */
export const askForPasskey =
  ({ attempts, passkeys, site, now }: PasskeyDeps) =>
  async ({ id: userId, email, firstName, lastName }: Person) => {
    const challenge = await attempts.begin({ kind: 'passkey_registration', userId, now: now() });
    const known = await passkeys.listOf(userId);
    return {
      rp: { id: site.id, name: site.name },
      user: {
        id: Buffer.from(userId, 'hex').toString('base64url'),
        name: email,
        displayName: `${firstName} ${lastName}`,
      },
      challenge,
      pubKeyCredParams: KINDS.algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: TIMEOUT_MS,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        type: 'public-key' as const,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    };
  };

/** Keeps the key that a device has made, where it answers our question; undefined where it does not. */
export const addPasskey =
  (deps: PasskeyDeps) =>
  async (userId: UserId, { name, credential }: NewPasskey): Promise<StoredPasskey | undefined> => {
    const { connection, passkeys, mails, wakeMailer, now } = deps;
    const made = await readMadeKey(deps, userId, credential);
    if (!made) return undefined;
    try {
      const added = await inTransaction(connection, async (session) => {
        const createdAt = now();
        const key = `passkey_added:${userId}:${createdAt.getTime()}`;
        const job = { kind: 'security_notice', userId, notice: 'passkey_added' } as const;
        await mails.add({ key, job, now: createdAt }, session);
        return passkeys.add({ ...made, userId, name, createdAt, lastUsedAt: null }, session);
      });
      wakeMailer();
      return added;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return undefined;
    }
  };

type MadeKey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

async function readMadeKey(
  { attempts, site, logger, now }: PasskeyDeps,
  userId: UserId,
  { id, type, response: { transports, ...response } }: NewPasskey['credential'],
): Promise<MadeKey | undefined> {
  const challenge = challengeOf(response.clientDataJSON);
  const asked = challenge && (await attempts.take('passkey_registration', challenge, now()));
  if (!challenge || !asked || asked.userId !== userId) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: KINDS.algorithms,
    });
    if (!registrationInfo) return undefined;
    const { credential, credentialBackedUp: isSynced } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, counter: credential.counter, transports, isSynced };
  } catch (fault) {
    logger.warn({ err: fault }, 'a passkey was not taken');
    return undefined;
  }
}
