import { type Passkey, passkeysContract } from '@wishbow/contracts/passkeys-contract';
import { showToast, useChange } from '@wishbow/platform';
import { askSignInWaysAgain } from './use-sign-in-ways.ts';

/** Makes a passkey worthless; the device may go on offering it. */
export const useRemovePasskey = (onRemoved: () => void) =>
  useChange(
    passkeysContract.removePasskey,
    ({ id, password }: Pick<Passkey, 'id'> & { password: string }) => ({
      params: { passkeyId: id },
      body: { password },
    }),
    {
      isForm: true,
      onSuccess: () => {
        showToast('Passkey removed');
        askSignInWaysAgain();
        onRemoved();
      },
    },
  );
