import type { Connection } from '@wishbow/service/mongo/connection';
import { mongoAdminMailRepository } from './admin-mails/admin-mail-repository.ts';
import { mongoAdminPersonRepository } from './admin-people/admin-person-repository.ts';
import { mongoAttemptRepository } from './attempts/attempt-repository.ts';
import { mongoLinkRepository } from './links/link-repository.ts';
import { mongoMailRepository } from './mail/mail-repository.ts';
import { mongoOpenidConnectionRepository } from './openid/connection-repository.ts';
import { mongoPasskeyRepository } from './passkeys/passkey-repository.ts';
import { mongoPersonRepository } from './people/person-repository.ts';
import { mongoSecondFactorRepository } from './second-factor/second-factor-repository.ts';
import { mongoSessionRepository } from './sessions/session-repository.ts';
import { mongoFormerUsernameRepository } from './usernames/former-username-repository.ts';

/** Everything this service keeps of people. */
export const mongoRepositories = (connection: Connection, internalSecret: string) => ({
  adminMails: mongoAdminMailRepository(connection),
  adminPeople: mongoAdminPersonRepository(connection),
  attempts: mongoAttemptRepository(connection),
  formerUsernames: mongoFormerUsernameRepository(connection),
  links: mongoLinkRepository(connection, internalSecret),
  mails: mongoMailRepository(connection),
  openidConnections: mongoOpenidConnectionRepository(connection),
  passkeys: mongoPasskeyRepository(connection),
  people: mongoPersonRepository(connection),
  secondFactors: mongoSecondFactorRepository(connection),
  sessions: mongoSessionRepository(connection),
});
