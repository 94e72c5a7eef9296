import type { PageOverride } from '@wishbow/contracts/overrides';
import { pageRegistryOf, preloadOf, type RegistrySnapshot } from '@wishbow/contracts/registry';
import { filesPageOf, isPart, routeOf } from '@wishbow/contracts/routes';
import type { PageSession } from '@wishbow/contracts/session';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import { traceparentNow } from '@wishbow/service/tracing/trace-context';
import { earlyCallsOf } from './early-calls.ts';

export interface PageRequest {
  /** The builds that this page is served from, and keeps. */
  readonly snapshot: RegistrySnapshot;
  readonly pathname: string;
  readonly session: PageSession;
  /** 404 where nothing is at the address: the page then says so at once. */
  readonly status: 200 | 404;
  readonly appEnv: AppEnv;
  /** Mocks answer for a page that runs on them, and have settings of their own. */
  readonly isMocked: boolean;
  readonly vitalsShare: number;
  /** What the person has chosen to see; the page says so. */
  readonly override: PageOverride | undefined;
  /** From the cookie `theme`; undefined follows the system. */
  readonly theme: 'light' | 'dark' | undefined;
}

/** Of the shell's document, for pages that know what they will ask. */
const EARLY_SCRIPT = /<!--wishbow:early (.*?)-->/;

/** Fills the shell's document: what to preload, which builds to load, and who is signed in (see shell/README.md). */
export function renderPage(
  html: string,
  { snapshot, pathname, session, status, appEnv, isMocked, vitalsShare, override, theme }: PageRequest,
): string {
  const isSignedIn = session.user !== null;
  const early = status === 200 && !isMocked ? earlyCallsOf(pathname, isSignedIn) : [];
  const head = [
    ...traceLine(traceparentNow()),
    ...preloadLinks(snapshot, pathname, isSignedIn),
    inlineJson('wishbow-registry', pageRegistryOf(snapshot)),
    inlineJson('wishbow-session', session),
    ...(status === 404 ? [inlineJson('wishbow-status', status)] : []),
    inlineJson('wishbow-environment', appEnv.environment),
    ...(routeOf(pathname).page === 'login' && !isMocked ? [inlineJson('wishbow-app-env', appEnv)] : []),
    inlineJson('wishbow-vitals-share', vitalsShare),
    ...(override ? [inlineJson('wishbow-override', override)] : []),
    ...(early.length > 0 ? [inlineJson('wishbow-early-calls', early)] : []),
  ].join('\n');
  const themed = theme ? html.replace('data-theme="system"', `data-theme="${theme}"`) : html;
  const asking = early.length > 0 ? themed.replace(EARLY_SCRIPT, '$1') : themed;
  return asking.replace('<!--wishbow:head-->', () => head);
}

/** By which the calls of this page are found with it. Hexadecimal digits and dashes, so it needs no escaping. */
const traceLine = (traceparent: string | undefined): string[] =>
  traceparent === undefined ? [] : [`<meta name="traceparent" content="${traceparent}">`];

function preloadLinks(snapshot: RegistrySnapshot, pathname: string, isSignedIn: boolean): string[] {
  const route = routeOf(pathname);
  if (!isPart(route.owner)) return [];
  const { css, js } = preloadOf(snapshot, route.owner, filesPageOf(route, isSignedIn));
  return [
    ...css.map((href) => `<link rel="preload" as="style" href="${href}">`),
    ...js.map((href) => `<link rel="preload" as="script" href="${href}">`),
  ];
}

/** Data, not script: `<` is escaped so that no text of a person can end the element. */
const inlineJson = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
