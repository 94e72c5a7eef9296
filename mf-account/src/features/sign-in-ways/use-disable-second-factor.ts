import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { showToast, useChange } from '@wishbow/platform';
import { askSignInWaysAgain } from './use-sign-in-ways.ts';

/** Takes the codes off. */
export const useDisableSecondFactor = (onDone: () => void) =>
  useChange(secondFactorContract.disableSecondFactor, (password: string) => ({ body: { password } }), {
    isForm: true,
    onSuccess: () => {
      showToast('Codes are not asked for any more');
      askSignInWaysAgain();
      onDone();
    },
  });
