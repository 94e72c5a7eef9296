import { passkeysContract } from '@wishbow/contracts/passkeys-contract';
import { callApi, showToast, tellFailure, useMutation } from '@wishbow/platform';
import { isCalledOff } from '../../shared/passkeys.ts';
import { askSignInWaysAgain } from './use-sign-in-ways.ts';

export interface PasskeyToAdd {
  readonly name: string;
  readonly password: string;
}

/** @returns whether it was added; when not, the form or a toast says why. */
async function addPasskey({ name, password }: PasskeyToAdd): Promise<boolean> {
  const asked = await callApi(passkeysContract.beginPasskey, { body: { password } });
  if (asked.status !== 200) return told(asked);
  const { startRegistration } = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
  const { rawId: _, ...credential } = await startRegistration({ optionsJSON: asked.body.options });
  const added = await callApi(passkeysContract.addPasskey, { body: { name, credential } });
  return added.status === 201 || told(added);
}

/** Messages of fields stand under them; everything else is said in a toast. */
function told({ body }: { body: { message: string; errors?: object | undefined } }): false {
  if (!body.errors) showToast(body.message, { tone: 'error' });
  return false;
}

/** Has this device or a security key make a passkey, and keeps it under a name. */
export function useAddPasskey(onAdded: () => void) {
  return useMutation({
    mutationFn: addPasskey,
    onSuccess: (isAdded) => {
      if (!isAdded) return;
      showToast('Passkey added');
      askSignInWaysAgain();
      onAdded();
    },
    onError: (failure) => {
      if (isKnownAlready(failure)) showToast('This device has a passkey for your account already.', { tone: 'error' });
      else if (!isCalledOff(failure)) tellFailure(failure);
    },
  });
}

const isKnownAlready = (failure: unknown) => failure instanceof Error && failure.name === 'InvalidStateError';
