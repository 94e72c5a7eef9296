import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { type PageHealth, partHealthContract, type Vital } from '@wishbow/contracts/part-health-contract';
import type { BuildOnPage } from './build-on-page.ts';

/** Views are told soon, so that failures can be seen in proportion; what is measured later goes when the page is hidden. */
const SEND_VIEWS_AFTER_MS = 3000;
const MOST_AT_ONCE = 20;

let unsent: PageHealth = { views: [], vitals: [] };
let timer: ReturnType<typeof setTimeout> | undefined;

/** A page of this part has been shown. */
export function noteView(view: BuildOnPage): void {
  unsent.views.push(view);
  timer ??= setTimeout(sendPageHealth, SEND_VIEWS_AFTER_MS);
  if (unsent.views.length >= MOST_AT_ONCE) sendPageHealth();
}

/** Milliseconds, `CLS` a bare number. */
export function noteVital(build: BuildOnPage, vital: Vital, value: number): void {
  unsent.vitals.push({ ...build, vital, value });
  if (unsent.vitals.length >= MOST_AT_ONCE) sendPageHealth();
}

/** Sends what has been noted; it arrives even if the page is closed meanwhile, and is lost quietly without a connection. */
export function sendPageHealth(): void {
  clearTimeout(timer);
  timer = undefined;
  if (unsent.views.length + unsent.vitals.length === 0) return;
  const { method, path } = partHealthContract.reportPageHealth;
  const body = JSON.stringify(unsent);
  unsent = { views: [], vitals: [] };
  // As `sendBeacon`, which cannot carry the header that tells our page from a stranger's.
  void fetch(path, {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json', [CSRF_HEADER]: '1' },
    body,
  }).then(letGo, lost);
}

/** An answer whose body nobody reads is held by the browser for as long as the page lives. */
const letGo = ({ body }: Response) => body?.cancel();

/** One page's figures are no loss. */
const lost = (_failure: unknown): void => undefined;
