import type { Me } from '@wishbow/contracts/people';
import { routeOf } from '@wishbow/contracts/routes';
import { isAdmin } from '@wishbow/domain/user-role';
import { pathAfterSignIn, signInHref } from '@wishbow/platform';

type Address = { pathname: string; search: string };

/**
 * Whether a page opens for the person at it, and where they go instead. Without `instead` the error page of this status
 * stands there; 404 as if it did not exist.
 */
export type Admission =
  | { admits: true }
  | { admits: false; instead: string }
  | { admits: false; statusCode: 404 | 500 };

export function admissionTo(address: Address, user: Pick<Me, 'user_role_id'> | null): Admission {
  const route = routeOf(address.pathname);
  if (route.page === 'unusedHome') return { admits: false, instead: '/' };
  return admissionBy(route.audience, address, user);
}

/** @param guard who may open it; one that nobody has written is a fault of ours (specification section 6). */
export function admissionBy(guard: string, address: Address, user: Pick<Me, 'user_role_id'> | null): Admission {
  switch (guard) {
    case 'all':
      return { admits: true };
    case 'guest':
      return user ? { admits: false, instead: pathAfterSignIn(address.search) } : { admits: true };
    case 'user':
      return user ? { admits: true } : { admits: false, instead: signInHref('login', address) };
    case 'admin':
      return admissionOfAdmin(address, user);
    default:
      return { admits: false, statusCode: 500 };
  }
}

function admissionOfAdmin(address: Address, user: Pick<Me, 'user_role_id'> | null): Admission {
  if (!user) return { admits: false, instead: signInHref('login', address) };
  return isAdmin(user) ? { admits: true } : { admits: false, statusCode: 404 };
}
