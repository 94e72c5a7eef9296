import type { Connection } from '@wishbow/service/mongo/connection';
import { mongoAttemptRepository } from './attempts/attempt-repository.ts';
import { mongoLinkRepository } from './links/link-repository.ts';
import { mongoMailRepository } from './mail/mail-repository.ts';
import { mongoPasskeyRepository } from './passkeys/passkey-repository.ts';
import { mongoPersonRepository } from './people/person-repository.ts';
import { mongoSecondFactorRepository } from './second-factor/second-factor-repository.ts';
import { mongoSessionRepository } from './sessions/session-repository.ts';
import { mongoFormerUsernameRepository } from './usernames/former-username-repository.ts';

/** Everything this service keeps of people. */
export const mongoRepositories = (connection: Connection, internalSecret: string) => ({
  attempts: mongoAttemptRepository(connection),
  formerUsernames: mongoFormerUsernameRepository(connection),
  links: mongoLinkRepository(connection, internalSecret),
  mails: mongoMailRepository(connection),
  passkeys: mongoPasskeyRepository(connection),
  people: mongoPersonRepository(connection),
  secondFactors: mongoSecondFactorRepository(connection),
  sessions: mongoSessionRepository(connection),
});
