import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { browserEvents } from '@wishbow/contracts/browser-events';
import type { AnswerOf, CallOf } from '@wishbow/contracts/endpoint';
import type { PostalAddress } from '@wishbow/contracts/people';
import { callApi, emit, showToast, useMutation, useSession } from '@wishbow/platform';

export type AddressDetails = CallOf<typeof accountsContract.updateAddress>['body']['details'];
type AddressAnswer = AnswerOf<typeof accountsContract.updateAddress>;

/** Has the address checked and saved; the answer says what the person has to decide where it was not. */
export function useSaveAddress(onSaved?: (saved: PostalAddress) => void) {
  const { user } = useSession();
  return useMutation({
    mutationFn: (details: AddressDetails) => callApi(accountsContract.updateAddress, { body: { details } }),
    onSuccess: (answer) => {
      if (answer.status !== 200) {
        if (!isShownByForm(answer)) showToast(answer.body.message, { tone: 'error' });
        return;
      }
      showToast('Updated successfully');
      if (user) emit(browserEvents, 'account:profile-changed', { userId: user.id });
      onSaved?.(answer.body.details);
    },
  });
}

/** The form offers a way on for what could not be checked, and names fields or addresses to choose from. */
const isShownByForm = (refusal: Exclude<AddressAnswer, { status: 200 }>): boolean =>
  refusal.status === 503 || (refusal.status === 422 && Boolean(refusal.body.errors ?? refusal.body.candidates));
