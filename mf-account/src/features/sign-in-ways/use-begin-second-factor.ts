import { secondFactorContract } from '@wishbow/contracts/second-factor-contract';
import { useChange } from '@wishbow/platform';

/** The secret for an app. */
export const useBeginSecondFactor = () =>
  useChange(secondFactorContract.beginSecondFactor, (password: string) => ({ body: { password } }), { isForm: true });
