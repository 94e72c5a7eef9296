import { type Passkey, passkeysContract } from '@wishbow/contracts/passkeys-contract';
import { showToast, useChange } from '@wishbow/platform';
import { askSignInWaysAgain } from './use-sign-in-ways.ts';

/** Calls a passkey something else. */
export const useRenamePasskey = (onRenamed: () => void) =>
  useChange(
    passkeysContract.renamePasskey,
    ({ id, name }: Pick<Passkey, 'id' | 'name'>) => ({ params: { passkeyId: id }, body: { name } }),
    {
      isForm: true,
      onSuccess: () => {
        showToast('Updated successfully');
        askSignInWaysAgain();
        onRenamed();
      },
    },
  );
