import { failureText, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import classes from '../../shared/stacked-form.module.css';
import { useSendVerification } from './use-send-verification.ts';
import { useVerifyEmail } from './use-verify-email.ts';

/** Nothing happens before the button is pressed: mail programs open links to look at them. */
export function ConfirmEmail({ token }: { token: string }) {
  const { user } = useSession();
  const verify = useVerifyEmail();
  const sendAgain = useSendVerification();
  const { data, error } = verify;
  const refusal = data && data.status !== 200 ? data.body.message : undefined;

  if (data?.status === 200) return <p role="status">Thank you. Your email address is confirmed.</p>;
  return (
    <div className={classes.form}>
      <FormErrors title={error ? failureText(error) : refusal} />
      <Button size="large" isBlock isLoading={verify.isPending} onClick={() => verify.mutate(token)}>
        Confirm my email address
      </Button>
      {refusal && user && (
        <Button variant="outline" isBlock isLoading={sendAgain.isPending} onClick={() => sendAgain.mutate()}>
          Send me a new link
        </Button>
      )}
    </div>
  );
}
