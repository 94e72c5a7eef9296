import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { showToast, useChange } from '@wishbow/platform';
import { askSignInWaysAgain } from './use-sign-in-ways.ts';

/** Turns the codes on with a first one. */
export const useEnableSecondFactor = (onDone: (codes: readonly string[]) => void) =>
  useChange(secondFactorContract.enableSecondFactor, (code: string) => ({ body: { code } }), {
    isForm: true,
    onSuccess: ({ recovery_codes }) => {
      showToast('Codes are asked for from now on');
      askSignInWaysAgain();
      onDone(recovery_codes);
    },
  });
