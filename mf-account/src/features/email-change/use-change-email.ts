import { identityContract } from '@wishbow/contracts/identity-contract';
import { showToast, useChange } from '@wishbow/platform';

export interface EmailToHave {
  readonly email: string;
  readonly password: string;
}

/** Has a link mailed to another address. */
export const useChangeEmail = (onAsked: () => void) =>
  useChange(identityContract.changeEmail, (body: EmailToHave) => ({ body }), {
    isForm: true,
    onSuccess: (_, { email }) => {
      showToast(`We have sent a mail to ${email}. Your address changes once you press its button.`);
      onAsked();
    },
  });
