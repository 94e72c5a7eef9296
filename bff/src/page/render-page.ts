import type { PageOverride } from '@wishbow/contracts/overrides';
import { firstSlotsOf, pageRegistryOf, preloadOf, type RegistrySnapshot } from '@wishbow/contracts/registry';
import { filesPageOf, isPart, type Route } from '@wishbow/contracts/routes';
import type { PageSession } from '@wishbow/contracts/session';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import { traceparentNow } from '@wishbow/service/tracing/trace-context';
import { earlyCallsOf, type PageAddress } from './early-calls.ts';
import { firstScreenOf, withFirstScreen } from './first-screen.ts';

export interface PageRequest {
  /** The builds that this page is served from, and keeps. */
  readonly snapshot: RegistrySnapshot;
  readonly address: PageAddress;
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
export function renderPage(html: string, page: PageRequest): string {
  const { early, slots, screen, files } = firstViewOf(page);
  const head = [
    ...traceLine(traceparentNow()),
    // With a screen that stands in the document sheets are linked as what they are, and scripts are what comes last.
    ...(screen ? [] : files.css.map((href) => `<link rel="preload" as="style" href="${href}">`)),
    ...files.js.map((href) => `<link rel="preload" as="script" href="${href}"${screen ? ' fetchpriority="low"' : ''}>`),
    ...inlinedIn(page),
    ...(slots.length > 0 ? [inlineJson('wishbow-first-slots', slots)] : []),
    ...(early.length > 0 ? [inlineJson('wishbow-early-calls', early)] : []),
  ].join('\n');
  const themed = page.theme ? html.replace('data-theme="system"', `data-theme="${page.theme}"`) : html;
  const asking = early.length > 0 || screen ? themed.replace(EARLY_SCRIPT, '$1') : themed;
  const filled = asking.replace('<!--wishbow:head-->', () => head);
  return screen ? withFirstScreen(filled, screen, files.css) : filled;
}

/**
 * What the page's first view needs. Of one that shows something else, is answered by mocks, or sends on whoever is at it, only
 * the files are known.
 */
function firstViewOf({ snapshot, address, session, status, isMocked }: PageRequest) {
  const isSignedIn = session.user !== null;
  const { route } = address;
  const page = filesPageOf(route, isSignedIn);
  const files = isPart(route.owner) ? preloadOf(snapshot, route.owner, page) : { css: [], js: [] };
  if (status === 404 || isMocked || !opensFor(isSignedIn, route)) return { files, early: [], slots: [] };
  const early = earlyCallsOf(snapshot, address, page);
  const screen = firstScreenOf(snapshot, route, { page, isAsking: early.length > 0 });
  return { files, early, slots: firstSlotsOf(snapshot, page).map(({ slot }) => slot), screen };
}

/** Whether the page is shown to them at all: nobody sees a cart for the moment that the way to the login takes. */
const opensFor = (isSignedIn: boolean, { audience }: Route): boolean =>
  audience === 'all' || (audience === 'guest') !== isSignedIn;

/** What the page reads of the document: which builds to load, who is at it, and what it may do. */
const inlinedIn = ({ snapshot, address, session, status, appEnv, isMocked, vitalsShare, override }: PageRequest) => [
  inlineJson('wishbow-registry', pageRegistryOf(snapshot)),
  inlineJson('wishbow-session', session),
  ...(status === 404 ? [inlineJson('wishbow-status', status)] : []),
  inlineJson('wishbow-environment', appEnv.environment),
  ...(address.route.page === 'login' && !isMocked ? [inlineJson('wishbow-app-env', appEnv)] : []),
  inlineJson('wishbow-vitals-share', vitalsShare),
  ...(override ? [inlineJson('wishbow-override', override)] : []),
];

/** By which the calls of this page are found with it. Hexadecimal digits and dashes, so it needs no escaping. */
const traceLine = (traceparent: string | undefined): string[] =>
  traceparent === undefined ? [] : [`<meta name="traceparent" content="${traceparent}">`];

/** Data, not script: `<` is escaped so that no text of a person can end the element. */
const inlineJson = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
