import type { Me } from '@wishbow/contracts/people';
import { routeOf } from '@wishbow/contracts/routes';
import { pathAfterSignIn, signInHref } from '@wishbow/platform';

type Address = { pathname: string; search: string };
const ADMIN_ROLE = 2;

/** Whether a page opens for the person at it, and where they go instead. Without `instead` it is as if it did not exist. */
export type Admission = { admits: true } | { admits: false; instead?: string };

export function admissionTo(address: Address, user: Pick<Me, 'user_role_id'> | null): Admission {
  const route = routeOf(address.pathname);
  if (route.page === 'unusedHome') return { admits: false, instead: '/' };
  switch (route.audience) {
    case 'all':
      return { admits: true };
    case 'guest':
      return user ? { admits: false, instead: pathAfterSignIn(address.search) } : { admits: true };
    case 'user':
      return user ? { admits: true } : { admits: false, instead: signInHref('login', address) };
    case 'admin':
      return admissionOfAdmin(address, user);
  }
}

function admissionOfAdmin(address: Address, user: Pick<Me, 'user_role_id'> | null): Admission {
  if (!user) return { admits: false, instead: signInHref('login', address) };
  return user.user_role_id === ADMIN_ROLE ? { admits: true } : { admits: false };
}
