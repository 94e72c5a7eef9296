import { openidContract } from '@wishbow/contracts/openid-contract';
import { showToast, useChange } from '@wishbow/platform';
import { askSignInWaysAgain } from './use-sign-in-ways.ts';

/** The provider does not open the account any more. */
export const useDisconnectOpenid = (onDone: () => void) =>
  useChange(openidContract.disconnectOpenid, (password: string) => ({ body: { password } }), {
    isForm: true,
    onSuccess: () => {
      showToast('Disconnected');
      askSignInWaysAgain();
      onDone();
    },
  });
