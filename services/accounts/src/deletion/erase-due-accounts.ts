import { randomBytes } from 'node:crypto';
import type { Ephemeral } from '@wishbow/cache/ephemeral';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { PictureRepository } from '@wishbow/service/pictures/picture-repository';
import type { AttemptRepository } from '../attempts/attempt-repository.ts';
import type { LinkRepository } from '../links/link-repository.ts';
import type { MailRepository } from '../mail/mail-repository.ts';
import type { OpenidConnectionRepository } from '../openid/connection-repository.ts';
import type { PasskeyRepository } from '../passkeys/passkey-repository.ts';
import { BUSY, hashPassword } from '../passwords/password-hash.ts';
import type { PersonRepository } from '../people/person-repository.ts';
import { removeUnusedPicture } from '../profile/remove-unused-picture.ts';
import type { SecondFactorRepository } from '../second-factor/second-factor-repository.ts';
import { announceRevocations } from '../sessions/announce-revocations.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';
import type { FormerUsernameRepository } from '../usernames/former-username-repository.ts';
import type { AwaitsPayout } from './awaits-payout.ts';
import { oneDayOn, remainsOf } from './deletion-rules.ts';

export interface ErasureDeps {
  readonly connection: Connection;
  readonly people: PersonRepository;
  readonly sessions: SessionRepository;
  readonly mails: MailRepository;
  readonly links: LinkRepository;
  readonly attempts: AttemptRepository;
  readonly formerUsernames: FormerUsernameRepository;
  readonly openidConnections: OpenidConnectionRepository;
  readonly passkeys: PasskeyRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly ephemeral: Ephemeral;
  readonly pictures: PictureRepository;
  readonly awaitsPayout: AwaitsPayout;
  readonly wakeRelay: () => void;
  readonly now: () => Date;
}

/**
 * One turn: erases one person whose day has come, and tells the other services. Answers whether there may be more.
 * Whoever has kept the account meanwhile is left alone.
 */
export const eraseDueAccounts = (deps: ErasureDeps) => async (): Promise<boolean> => {
  const { connection, people, sessions, mails, links, attempts, passkeys, formerUsernames } = deps;
  const { openidConnections, secondFactors, ephemeral, wakeRelay } = deps;
  const now = deps.now();
  const person = await people.findDueForDeletion(now);
  if (!person) return false;
  // Asked for since: the check is mailed first.
  if (await deps.awaitsPayout(person.id)) {
    await people.putDeletionOff(person, oneDayOn(now));
    return true;
  }
  const nobodysPassword = await hashPassword(randomBytes(24).toString('hex'));
  if (nobodysPassword === BUSY) return false;

  const ended = await inTransaction(connection, async (session) => {
    const remains = remainsOf(randomBytes(8).toString('hex'), nobodysPassword);
    if (!(await people.erase(person.id, remains, now, session))) return [];
    for (const kept of [links, attempts, passkeys, openidConnections, formerUsernames])
      await kept.removeAllOf(person.id, session);
    await secondFactors.remove(person.id, session);
    await mails.removeAllOf(person, session);
    const payload = { userId: person.id };
    await recordEvent(connection, session, { type: 'accounts.person_deleted', aggregateId: person.id, payload, now });
    return sessions.removeAllOf(person.id, session);
  });
  await announceRevocations(ephemeral, ended);
  await removeUnusedPicture(deps, person.avatar);
  wakeRelay();
  return true;
};
