import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { CallOf, Endpoint } from '@wishbow/contracts/endpoint';
import { recommendationsContract } from '@wishbow/contracts/recommendations-contract';
import { filesPageOf, routeOf } from '@wishbow/contracts/routes';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';

/** A call as it goes over the wire. */
export type EarlyCall = { readonly method: string; readonly url: string; readonly body?: string };

/**
 * What the first view of a page asks, in the words of the page, so that it can be asked before its scripts are there. A call
 * that the page does not make word by word is made twice: the walks through the pages look after that.
 */
export function earlyCallsOf(pathname: string, isSignedIn: boolean): EarlyCall[] {
  return EARLY[filesPageOf(routeOf(pathname), isSignedIn)]?.(pathname) ?? [];
}

const EARLY: Readonly<Record<string, (pathname: string) => EarlyCall[]>> = {
  home: () => [
    call(wishlistsContract.listOwnWishlists, { body: {} }),
    call(recommendationsContract.getRecommendedWishes, { body: { cursor: null } }),
    call(catalogContract.listTrendingCategories, {}),
  ],
  profile: (pathname) => {
    const username = decodeURIComponent(pathname.split('/')[1] ?? '');
    return [
      call(profilesContract.getViewedUser, { body: { username } }),
      call(wishlistsContract.listViewedWishlists, { body: { username } }),
    ];
  },
};

/** None of these has anything in its address. */
function call<E extends Endpoint>({ method, path }: E, { body }: CallOf<E> & { body?: unknown }): EarlyCall {
  return { method, url: path, ...(body !== undefined && { body: JSON.stringify(body) }) };
}
