import { hrefOf } from '@wishbow/contracts/routes';
import { sameOriginPath } from '@wishbow/domain/web-address';

/** The address of a sign-in page that leads back to where the person came from; from one to the other, to the same place. */
export function signInHref(
  page: 'login' | 'register',
  from: { pathname: string; search: string } = window.location,
): string {
  const back = isSignInPage(from.pathname) ? pathAfterSignIn(from.search) : from.pathname + from.search;
  return back === '/' ? hrefOf(page) : `${hrefOf(page)}?${new URLSearchParams({ redirect: back })}`;
}

const isSignInPage = (pathname: string): boolean => pathname === hrefOf('login') || pathname === hrefOf('register');

/** Where a sign-in page leads afterwards: `?redirect=` where it stays on this site, else home. */
export function pathAfterSignIn(search: string): string {
  return sameOriginPath(new URLSearchParams(search).get('redirect') ?? '/');
}
