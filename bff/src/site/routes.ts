import { type AppEnv, siteContract } from '@wishbow/contracts/site-contract';
import { implement } from '@wishbow/http/implement';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Router } from 'express';
import { findSnapshot } from '../page/find-snapshot.ts';
import type { SiteBuild } from '../page/site-build.ts';
import type { Observe } from '../part-health/observe.ts';

export interface SiteRoutesDeps {
  readonly appEnv: AppEnv;
  readonly build: SiteBuild;
  readonly logger: Logger;
  readonly observe: Observe;
}

export const siteRoutes = ({ appEnv, build, logger, observe }: SiteRoutesDeps): Router =>
  implement(siteContract, {
    getAppEnv: async () => ({ status: 200, body: appEnv }),
    checkForRefresh: async ({ query, request, response }) => {
      const { shell } = await findSnapshot(build)(request, response);
      return { status: 200, body: query.build !== undefined && query.build !== shell.buildId };
    },
    reportClientError: async ({ body, requestId, response }) => {
      logger.warn({ requestId, clientError: body }, 'a page met a failure');
      const { owner: part, build: failed } = body;
      if (failed) await observe([{ part, build: failed, what: 'error' }], response);
      return { status: 200, body: {} };
    },
  });
