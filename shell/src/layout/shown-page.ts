import { isBuilt, type PageRegistry } from '@wishbow/contracts/registry';
import { type Route, routeOf } from '@wishbow/contracts/routes';
import { useLocation, useSession } from '@wishbow/platform';
import { pageError, useObservable } from '@wishbow/platform/shell';
import { admissionTo } from '../navigation/admission.ts';

const NOT_FOUND = { statusCode: 404 };

export type ShownPage = {
  route: Route;
  /** Which bars stand around the page. */
  layout: 'default' | 'landing' | 'empty';
  /** The error page that stands in its place. */
  error?: { statusCode: number; message?: string };
};

/** What the address shows to the person at it. */
export function useShownPage(registry: PageRegistry): ShownPage {
  const address = useLocation();
  const { user } = useSession();
  const reported = useObservable(pageError);
  const route = routeOf(address.pathname);
  const admission = admissionTo(address, user);
  const isThere = isBuilt(registry, route) || route.page === 'unusedHome';
  const refusal = 'statusCode' in admission ? { statusCode: admission.statusCode } : undefined;
  const error = isThere ? (refusal ?? reported) : NOT_FOUND;
  if (error) return { route, layout: 'empty', error };
  return { route, layout: route.layout === 'landing' && user ? 'default' : (route.layout ?? 'default') };
}
