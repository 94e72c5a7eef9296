import type { Me } from '@wishbow/contracts/people';
import { isBuilt, pageRegistryOf } from '@wishbow/contracts/registry';
import { routeOf } from '@wishbow/contracts/routes';
import type { UserId } from '@wishbow/contracts/wire-types';
import { viewerOf } from '@wishbow/http/implement';
import { unknownCall } from '@wishbow/http/problem-handler';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { cookiesOf } from '../session/session-token-of.ts';
import { builtFiles } from './built-files.ts';
import { renderPage } from './render-page.ts';
import type { SiteBuild } from './site-build.ts';

/** Calls and files never fall through to the document: an unknown one is a JSON 404. */
const NOT_PAGES = /^\/(api|_mf|assets|internal|media|webhooks)(\/|$)/;

export interface PageOptions {
  readonly siteRoot: string;
  readonly build: SiteBuild;
  readonly composeMe: (userId: UserId) => Promise<Me | undefined>;
}

/** Built files, the registry, and the one document for every page address. */
export function pageRoutes({ siteRoot, build, composeMe }: PageOptions): Router {
  const router = Router();
  router.use(
    '/assets/:buildId',
    builtFiles(siteRoot, () => 'shell'),
  );
  router.use(
    '/_mf/:part/:buildId',
    builtFiles(siteRoot, ({ part }) => part),
  );
  router.get('/registry', async (_request, response) => {
    response.set('cache-control', 'no-cache').json(pageRegistryOf((await build.current()).snapshot));
  });
  router.get('/{*path}', answerPage(build, composeMe));
  return router;
}

function answerPage(build: SiteBuild, composeMe: PageOptions['composeMe']): RequestHandler {
  return async (request, response, next) => {
    if (NOT_PAGES.test(request.path)) return unknownCall(request, response, next);
    const route = routeOf(request.path);
    if (route.page === 'unusedHome') return response.redirect(302, '/');
    const site = await build.current();
    const { userId } = viewerOf(response);
    const user = userId ? ((await composeMe(userId)) ?? null) : null;
    const html = renderPage(site, {
      pathname: request.path,
      session: { user },
      theme: themeOf(request),
    });
    sendPage(response, isBuilt(pageRegistryOf(site.snapshot), route) ? 200 : 404, html);
  };
}

function sendPage(response: Response, status: number, html: string): void {
  response.status(status).set('cache-control', 'no-store').type('html').send(html);
}

function themeOf(request: Request): 'light' | 'dark' | undefined {
  const theme = cookiesOf(request.get('cookie') ?? '').get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
