import type { PageRegistry } from '@wishbow/contracts/registry';
import { isPart, type Owner, ownerOf, routeOf } from '@wishbow/contracts/routes';
import { readInlined } from '@wishbow/platform/shell';
import type { MetricType } from 'web-vitals';
import { type PartStatus, partStatuses } from '../composition/part-status.ts';
import { pageShown } from '../loading/page-shown.ts';
import { type BuildOnPage, buildOf } from './build-on-page.ts';
import { noteView, noteVital, sendPageHealth } from './page-health.ts';

const SETTLED: ReadonlySet<PartStatus | undefined> = new Set(['mounted', 'failed'] as const);
const SOFT = { reportSoftNavs: true };

/**
 * Measures how fast this page is and tells the server, per part that owned the page at the time: where the browser knows
 * changes of page inside a document, each of them counts for its own part, else all counts for the first. Only the share
 * of the pages that the server asks for does so.
 */
export function measurePage(registry: PageRegistry): void {
  const share = readInlined<number>('wishbow-vitals-share') ?? 0;
  if (Math.random() >= share) return;
  followViews(registry);
  // Who leaves before it is measured has seen the page all the same.
  window.addEventListener('pagehide', () => sendPageHealth());
  watchVitals((metric) => noteMetric(registry, metric)).catch(unmeasured);
}

/** A page that cannot have what measures it works as well; left uncaught it would count as outdated and be loaded anew. */
const unmeasured = (_failure: unknown): void => undefined;

/** What measures is fetched once the page is there: the browser remembers what happened before. */
async function watchVitals(note: (metric: MetricType) => void): Promise<void> {
  await pageShown();
  const { onCLS, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
  // The answer of the server is the whole of it: inside a document none is asked for.
  onTTFB(note);
  onLCP(note, SOFT);
  onINP(note, SOFT);
  onCLS(note, SOFT);
  // After theirs: the last values are there by then.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendPageHealth());
  window.addEventListener('pagehide', sendPageHealth);
}

function noteMetric(registry: PageRegistry, { name, value, navigationURL }: MetricType): void {
  if (name === 'FCP') return;
  const owner = ownerOf(new URL(navigationURL ?? window.location.href, window.location.href).pathname);
  for (const build of buildsOfPage(registry, owner)) noteVital(build, name, value);
}

/**
 * A view each time the page of an address stands, or the panel in its place: when its part is there, and at each further
 * address.
 */
function followViews(registry: PageRegistry): void {
  let viewed = '';
  const look = () => {
    const { owner, page } = routeOf(window.location.pathname);
    if (!isPart(owner) || !SETTLED.has(partStatuses.get().get(owner)) || viewed === page) return;
    viewed = page;
    buildsOfPage(registry, owner).forEach(noteView);
  };
  partStatuses.subscribe(look);
  window.addEventListener('single-spa:routing-event', look);
  look();
}

/** A page is the work of its part and of the shell around it. */
const buildsOfPage = (registry: PageRegistry, owner: Owner): BuildOnPage[] =>
  [buildOf(registry, owner), buildOf(registry, 'shell')].filter((build) => build !== undefined);
