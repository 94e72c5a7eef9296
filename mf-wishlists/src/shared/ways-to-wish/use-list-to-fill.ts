import { hrefOf } from '@wishbow/contracts/routes';
import { useLocation, useSearchParams } from '@wishbow/platform';

/** The list one came from to add wishes; what is found then goes there unless one unticks it. */
export function useListToFill(): string | undefined {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // Elsewhere `?wishList=` names the list that is looked at, which may be anybody's.
  if (pathname !== hrefOf('browseWithSearch')) return undefined;
  return search.get('wishList') ?? undefined;
}
