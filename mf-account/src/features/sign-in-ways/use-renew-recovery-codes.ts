import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { useChange } from '@wishbow/platform';
import { askSignInWaysAgain } from './use-sign-in-ways.ts';

/** Makes ten other recovery codes. */
export const useRenewRecoveryCodes = (onDone: (codes: readonly string[]) => void) =>
  useChange(secondFactorContract.renewRecoveryCodes, (password: string) => ({ body: { password } }), {
    isForm: true,
    onSuccess: ({ recovery_codes }) => {
      askSignInWaysAgain();
      onDone(recovery_codes);
    },
  });
