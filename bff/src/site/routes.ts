import { type AppEnv, siteContract } from '@wishbow/contracts/site-contract';
import { implement, viewerOf } from '@wishbow/http/implement';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Router } from 'express';
import { keepOverrideFor } from '../overrides/read-overrides.ts';
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
      keepOverrideFor(response, viewerOf(response).role === 'admin');
      const { shell } = await findSnapshot(build)(request, response);
      return { status: 200, body: query.build !== undefined && query.build !== shell.buildId };
    },
    reportClientError: async ({ body, requestId, response }) => {
      const { owner: part, build: failed } = body;
      const isHeard = await observe(failed ? [{ part, build: failed, what: 'error' }] : [], response);
      if (isHeard) logger.warn({ requestId, clientError: body }, 'a page met a failure');
      return { status: 200, body: {} };
    },
  });
