import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import { mongoGizmoRepository } from './gizmos/gizmo-repository.ts';
import { gizmoRoutes } from './gizmos/routes.ts';

export interface GizmosDeps {
  readonly connection: Connection;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Gizmos of people. */
export function createApp({ connection, internalSecret, logger, now }: GizmosDeps): Express {
  return createServiceApp({
    name: 'gizmos',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    routers: [gizmoRoutes(mongoGizmoRepository(connection), now)],
  });
}
