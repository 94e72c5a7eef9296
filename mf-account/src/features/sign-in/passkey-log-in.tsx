import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { knowsPasskeys } from '../../shared/passkeys.ts';
import classes from './sign-in.module.css';
import { callOffPasskey, usePasskeyLogIn } from './use-passkey-log-in.ts';

type PasskeyLogInProps = { onLoggedIn?: ((userId: string) => void) | undefined };

/** The way in for those who have a passkey; nothing in browsers that know none. */
export const PasskeyLogIn = ({ onLoggedIn }: PasskeyLogInProps) =>
  knowsPasskeys() ? <KnownPasskeyLogIn onLoggedIn={onLoggedIn} /> : null;

function KnownPasskeyLogIn({ onLoggedIn }: PasskeyLogInProps) {
  const offer = usePasskeyLogIn(onLoggedIn);
  const asked = usePasskeyLogIn(onLoggedIn);
  const { mutate: offerPasskeys } = offer;
  useEffect(() => {
    let isGone = false;
    void offersPasskeys().then((offers) => {
      if (offers && !isGone) offerPasskeys(true);
    });
    return () => {
      isGone = true;
      void callOffPasskey();
    };
  }, [offerPasskeys]);

  return (
    <div className={classes.passkey}>
      <FormErrors title={asked.data?.refusal ?? offer.data?.refusal} />
      <Button
        variant="outline"
        size="large"
        isBlock
        icon={<KeyRound />}
        isLoading={asked.isPending}
        onClick={() => asked.mutate(false)}
      >
        Log in with a passkey
      </Button>
    </div>
  );
}

/** Whether this browser shows passkeys among its suggestions for a field. */
const offersPasskeys = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
