import { passkeysContract } from '@wishbow/contracts/passkeys-contract';
import { callApi, tellFailure, useMutation } from '@wishbow/platform';
import { isCalledOff } from '../../shared/passkeys.ts';
import { arrive } from './arrive.ts';

const library = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** @returns the person's id, or why the passkey opened nothing. */
async function logInWithPasskey(isOffer: boolean): Promise<{ userId?: string; refusal?: string }> {
  const asked = await callApi(passkeysContract.beginPasskeyLogin, {});
  if (asked.status !== 200) return isOffer ? {} : { refusal: asked.body.message };
  const { startAuthentication } = await library();
  const { options } = asked.body;
  const { rawId: _, ...credential } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isOffer });
  const answer = await callApi(passkeysContract.loginWithPasskey, { body: { credential } });
  return answer.status === 200 ? { userId: answer.body.user.id } : { refusal: answer.body.message };
}

/**
 * Signs in with a passkey. `true` only offers those of this device among the browser's suggestions for the field, and
 * waits; pressing the button takes its place.
 */
export function usePasskeyLogIn(onLoggedIn?: (userId: string) => void) {
  return useMutation({
    mutationFn: logInWithPasskey,
    onSuccess: ({ userId }) => {
      if (userId) arrive(userId, onLoggedIn);
    },
    onError: (failure, isOffer) => {
      // Nobody has asked for an offer: where none can be made, the button is still there.
      if (!isOffer && !isCalledOff(failure)) tellFailure(failure);
    },
  });
}

/** Takes the offer back when its form is gone. */
export const callOffPasskey = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();
