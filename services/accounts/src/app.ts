import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import type { AddressChecker } from './addresses/address-checker.ts';
import { addressRoutes } from './addresses/routes.ts';
import { mongoPersonRepository } from './people/person-repository.ts';
import { internalRoutes } from './people/routes.ts';
import { peopleSearchRoutes } from './people-search/routes.ts';
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
}

/** People, their sessions, addresses and privacy. */
export function createApp({
  connection,
  ephemeral,
  internalSecret,
  logger,
  now,
  addressChecker,
}: AccountsDeps): Express {
  const people = mongoPersonRepository(connection);
  const sessions = mongoSessionRepository(connection);
  return createServiceApp({
    name: 'accounts',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    routers: [
      signUpRoutes(people, ephemeral.limiter, now),
      sessionRoutes(people, sessions, ephemeral, now),
      peopleSearchRoutes(people),
      addressRoutes(people, addressChecker, logger),
      settingsRoutes(people),
      internalRoutes(people, sessions, now),
    ],
  });
}
