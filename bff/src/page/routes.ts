import { isMockedBuild } from '@wishbow/contracts/mocked-build';
import type { Me } from '@wishbow/contracts/people';
import { isBuilt, pageRegistryOf } from '@wishbow/contracts/registry';
import { isServerAddress, paramOf, type Route, routeOf } from '@wishbow/contracts/routes';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { userRoleId } from '@wishbow/domain/user-role';
import { usernameKey } from '@wishbow/domain/username';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { isForAdmins, keepOverrideFor, overrideOf } from '../overrides/read-overrides.ts';
import { cookiesOf } from '../session/session-token-of.ts';
import { type ReportFailure, showFailurePage } from './failure-page.ts';
import { findPageSnapshot } from './find-snapshot.ts';
import type { FindPageUser } from './page-user.ts';
import { type PageRequest, renderPage } from './render-page.ts';
import type { SiteBuild } from './site-build.ts';

export interface PageOptions {
  readonly build: SiteBuild;
  readonly appEnv: AppEnv;
  readonly findUser: FindPageUser;
  /** What the person at a profile's address is called by now; null for nobody, undefined while nobody can tell. */
  readonly findUsername: (username: string) => Promise<string | null | undefined>;
  /** Whether this person is to find nobody there, blocked as they are; not while nobody can tell. */
  readonly isKeptFrom: (username: string, viewerId: UserId) => Promise<boolean>;
  readonly report: ReportFailure;
  readonly vitalsShare: number;
}

/**
 * The registry, and the one document for every page address. Addresses of the server are left to the routes after these.
 * A page finds out by itself whom it is for, since it is shown even when that cannot be found out.
 */
export function pageRoutes(options: PageOptions): Router {
  const router = Router();
  router.get('/registry', async (_request, response) => {
    const { snapshot } = await options.build.current();
    response.set({ 'cache-control': 'no-cache', etag: `"${snapshot.revision}"` }).json(pageRegistryOf(snapshot));
  });
  // No parameters: what cannot be decoded would be answered 400 in place of the page that says so.
  router.get(/^\//, answerPage(options), showFailurePage(options.report));
  return router;
}

function answerPage(options: PageOptions): RequestHandler {
  return async (request, response, next) => {
    if (isServerAddress(request.path)) return next();
    const route = routeOf(request.path);
    if (route.page === 'unusedHome') return response.redirect(302, '/');
    await showPage(options, route, request, response);
  };
}

async function showPage(
  { appEnv, build, findUser, findUsername, isKeptFrom, vitalsShare }: PageOptions,
  route: Route,
  request: Request,
  response: Response,
): Promise<void> {
  if (isForAdmins(response)) keepOverrideFor(response, isAdmin(await findUser(request, response, route)));
  const snapshot = await findPageSnapshot(build)(request, response);
  // A page with mocks has people of its own, and knows by itself who is at it.
  const isMocked = isMockedBuild(snapshot.shell.buildId);
  const finding = route.page === 'profile' && !isMocked ? findUsername(usernameIn(request)) : undefined;
  const [user, username] = await Promise.all([isMocked ? null : findUser(request, response, route), finding]);
  const isHidden = username === null || (username && user && (await isKeptFrom(username, user.id)));
  const renamed = username && !isHidden && presentAddress(username, request);
  if (renamed) return response.redirect(302, renamed);
  const isThere = !isHidden && isBuilt(pageRegistryOf(snapshot), route);
  const shown: PageRequest = {
    snapshot,
    address: { route, pathname: request.path, search: request.originalUrl.replace(/^[^?]*\??/, '') },
    session: { user },
    status: isThere ? 200 : 404,
    appEnv,
    isMocked,
    vitalsShare,
    override: overrideOf(response),
    theme: themeOf(request),
  };
  sendPage(response, shown.status, renderPage(await build.documentOf(snapshot.shell.buildId), shown));
}

const isAdmin = (user: Me | null): boolean => user?.user_role_id === userRoleId('admin');

/** The same page where its address names somebody who is called otherwise by now. */
const presentAddress = (username: string, request: Request): string | undefined =>
  usernameKey(username) === usernameKey(usernameIn(request))
    ? undefined
    : request.originalUrl.replace(/^\/[^/?]+/, `/${username}`);

/** Empty where it is no text that anybody has encoded: nobody is called so. */
const usernameIn = ({ path }: Request): string => paramOf(path, 'username') ?? '';

/** Not by `send`, which would answer 304 to `If-None-Match: *`, and make an ETag of what nobody keeps. */
function sendPage(response: Response, status: number, html: string): void {
  response.status(status).set('cache-control', 'no-store').type('html').end(html);
}

function themeOf(request: Request): 'light' | 'dark' | undefined {
  const theme = cookiesOf(request.get('cookie') ?? '').get('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
