import { type AppEnv, siteContract } from '@wishbow/contracts/site-contract';
import { implement } from '@wishbow/http/implement';
import type { Logger } from '@wishbow/service/logging/logger';
import type { Router } from 'express';
import type { SiteBuild } from '../page/site-build.ts';

export const siteRoutes = (appEnv: AppEnv, build: SiteBuild, logger: Logger): Router =>
  implement(siteContract, {
    getAppEnv: async () => ({ status: 200, body: appEnv }),
    checkForRefresh: async ({ query }) => {
      const { snapshot } = await build.current();
      return { status: 200, body: query.build !== undefined && query.build !== snapshot.shell.buildId };
    },
    reportClientError: async ({ body, requestId }) => {
      logger.warn({ requestId, clientError: body }, 'a page met a failure');
      return { status: 200, body: {} };
    },
  });
