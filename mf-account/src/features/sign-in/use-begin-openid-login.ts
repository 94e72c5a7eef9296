import { openidContract } from '@wishbow/contracts/openid-contract';
import { pathAfterSignIn, useChange } from '@wishbow/platform';
import { departTo } from '../../shared/openid-travel.ts';

/** Where a sign-in page leads afterwards; from a dialog, back to where it stands. */
const wayBack = (): string => {
  const { pathname, search } = window.location;
  return search.includes('redirect=') ? pathAfterSignIn(search) : pathname + search;
};

/** Leaves for the provider to say who one is. */
export const useBeginOpenidLogin = () =>
  useChange(openidContract.beginOpenidLogin, () => ({}), {
    onSuccess: ({ url, binding }) => departTo(url, { deed: 'login', binding, back: wayBack() }),
  });
