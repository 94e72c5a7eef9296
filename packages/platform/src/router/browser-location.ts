import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router';
import { observable } from '../observable.ts';

/**
 * The one location of the page, read by every React root. A BrowserRouter in each root would be wrong here:
 * single-spa announces every pushState with an artificial popstate, and each router would take a PUSH for a POP.
 */
export type BrowserLocation = { location: Location; navigationType: NavigationType };

const current = observable<BrowserLocation>({ location: readLocation(), navigationType: NavigationType.Pop });
export const browserLocation = { get: current.get, set: current.set, subscribe: current.subscribe };

export const navigator: Navigator = {
  createHref: hrefOf,
  encodeLocation: (to) => ({ pathname: '', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) }),
  push: (to, state) => write('pushState', to, state),
  replace: (to, state) => write('replaceState', to, state),
  go: (delta) => window.history.go(delta),
};

/** Goes to an address of this site, whoever owns it. `replace` leaves no way back to the present one. */
export function navigate(to: To, { replace = false, state = null }: { replace?: boolean; state?: unknown } = {}): void {
  write(replace ? 'replaceState' : 'pushState', to, state);
}

/** Which entry of the history the page is at: the `key` of its location, also before React has drawn it. */
export const entryOfHistory = (): string => current.get().location.key;

window.addEventListener('popstate', (event) => {
  if (!isArtificial(event)) announce(NavigationType.Pop);
  else if (createPath(readLocation()) !== createPath(current.get().location)) announce(NavigationType.Push);
});

function write(method: 'pushState' | 'replaceState', to: To, state: unknown): void {
  window.history[method]({ usr: state, key: crypto.randomUUID().slice(0, 8) }, '', hrefOf(to));
  announce(method === 'pushState' ? NavigationType.Push : NavigationType.Replace);
}

function announce(navigationType: NavigationType): void {
  current.set({ location: readLocation(), navigationType });
}

/** react-router keeps its own key and the caller's state (`usr`) in the history entry. */
function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry: { usr?: unknown; key?: string } | null = window.history.state;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

function isArtificial(event: PopStateEvent): boolean {
  return 'singleSpa' in event && event.singleSpa === true;
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
