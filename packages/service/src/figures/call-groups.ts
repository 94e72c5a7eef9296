import { UNROUTED } from '../tracing/trace-requests.ts';

/** Addresses that begin alike: `/api/wishLists/:wishListId/deletion` belongs to `/api/wishLists`. */
export function groupOf(route: string): string {
  if (route === UNROUTED) return 'files and others';
  const [, first = '', second = ''] = route.split('/');
  if (first.startsWith('{')) return 'pages';
  return second === '' || /^[:{]/.test(second) ? `/${first}` : `/${first}/${second}`;
}
