import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { Call } from '@wishbow/http/client';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import { announceOver } from './live/announce.ts';
import { mongoNotificationRepository } from './notifications/notification-repository.ts';
import { notificationHandlers } from './notifications/notify.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { peopleDirectory } from './people/people-directory.ts';
import { mongoRelationshipRepository } from './relationships/relationship-repository.ts';
import { relationshipRoutes } from './relationships/routes.ts';
import { standingRoutes } from './standings/routes.ts';

export interface SocialDeps {
  readonly connection: Connection;
  readonly ephemeral: Ephemeral;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly peers: Call;
  /** Tells the relay that an event waits. */
  readonly wakeRelay: () => void;
}

/** Who follows whom, and what people are told. */
export function createApp({
  connection,
  ephemeral,
  internalSecret,
  logger,
  now,
  peers,
  wakeRelay,
}: SocialDeps): Express {
  const relationships = mongoRelationshipRepository(connection);
  const notifications = mongoNotificationRepository(connection);
  const people = peopleDirectory(peers);
  const announce = announceOver(ephemeral.pubSub);
  return createServiceApp({
    name: 'social',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    routers: [
      relationshipRoutes({ connection, relationships, people, announce, wakeRelay, now }),
      notificationRoutes(notifications, people),
      standingRoutes(relationships, notifications),
      eventRoutes(notificationHandlers({ connection, notifications, announce, now })),
    ],
  });
}
