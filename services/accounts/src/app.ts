import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { mongoPictureRepository } from '@wishbow/service/pictures/picture-repository';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import type { AddressChecker } from './addresses/address-checker.ts';
import { addressRoutes } from './addresses/routes.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { emailVerificationRoutes } from './email-verification/routes.ts';
import { mongoLinkRepository } from './links/link-repository.ts';
import { mongoMailRepository } from './mail/mail-repository.ts';
import { requestedMails } from './mail/requested-mails.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { mongoPersonRepository } from './people/person-repository.ts';
import { internalRoutes } from './people/routes.ts';
import { peopleSearchRoutes } from './people-search/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { ownSessionRoutes } from './sessions/own-session-routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { mongoSessionRepository } from './sessions/session-repository.ts';
import { settingsRoutes } from './settings/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';

export interface AccountsDeps {
  readonly connection: Connection;
  readonly ephemeral: Ephemeral;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly now: () => Date;
  /** undefined where addresses are taken as typed. */
  readonly addressChecker: AddressChecker | undefined;
  /** Tells the mailer that a mail waits. */
  readonly wakeMailer: () => void;
}

/** People, their sessions, addresses, privacy and mail. */
export function createApp(deps: AccountsDeps): Express {
  const { connection, ephemeral, internalSecret, logger, now, addressChecker, wakeMailer } = deps;
  const people = mongoPersonRepository(connection);
  const sessions = mongoSessionRepository(connection);
  const mails = mongoMailRepository(connection);
  const links = mongoLinkRepository(connection, internalSecret);
  const pictures = mongoPictureRepository(connection);
  const parts = {
    pictures,
    connection,
    ephemeral,
    limiter: ephemeral.limiter,
    people,
    sessions,
    mails,
    links,
    wakeMailer,
    now,
  };
  return createServiceApp({
    name: 'accounts',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    routers: [
      signUpRoutes(parts),
      sessionRoutes(parts),
      passwordRoutes(parts),
      emailVerificationRoutes(parts),
      peopleSearchRoutes(people),
      addressRoutes(people, addressChecker, logger),
      profileRoutes(parts),
      ownSessionRoutes(parts),
      deletionRoutes(parts),
      settingsRoutes(people),
      internalRoutes(people, sessions, now),
      eventRoutes(requestedMails(mails, wakeMailer, now)),
    ],
  });
}
