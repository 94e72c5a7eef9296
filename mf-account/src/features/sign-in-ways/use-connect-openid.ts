import { openidContract } from '@wishbow/contracts/openid-contract';
import { useChange } from '@wishbow/platform';
import { departTo } from '../../shared/openid-travel.ts';

/** Leaves for the provider to connect the account with it. */
export const useConnectOpenid = () =>
  useChange(openidContract.beginOpenidConnection, (password: string) => ({ body: { password } }), {
    isForm: true,
    onSuccess: ({ url, binding }) => {
      const { pathname, search } = window.location;
      departTo(url, { deed: 'connect', binding, back: pathname + search });
    },
  });
