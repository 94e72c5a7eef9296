import { failureText, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import { TextField } from '@wishbow/ui/text-field';
import { TextLink } from '@wishbow/ui/text-link';
import type { ComponentProps, FormEvent } from 'react';
import { textOf } from '../../shared/form-text.ts';
import { CodeForm } from './code-form.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { OpenidLogIn } from './openid-log-in.tsx';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import classes from './sign-in.module.css';
import { useLogIn } from './use-log-in.ts';

type LogInFormProps = {
  onLoggedIn?: ((userId: string) => void) | undefined;
  /** What "Forgot password?" is: a link to the page, or a button that turns the dialog. */
  forgotLink: ComponentProps<typeof TextLink>['render'];
};

/**
 * Email and password, or a passkey. Which of the two is wrong is not told, so it is said of both; nothing typed is lost.
 * Whoever has an app for codes is asked for one afterwards.
 */
export function LogInForm({ onLoggedIn, forgotLink }: LogInFormProps) {
  const { mutate, isPending, error, data, reset } = useLogIn(onLoggedIn);
  const errors = useFieldErrors();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    mutate({ email: textOf(form, 'email'), password: textOf(form, 'password') });
  };

  if (data?.pendingToken) {
    return <CodeForm pendingToken={data.pendingToken} onLoggedIn={onLoggedIn} onBack={reset} />;
  }
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField label="Email" name="email" type="email" autoComplete="username webauthn" required />
        <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
        <p className={classes.forgot}>
          <TextLink render={forgotLink}>Forgot password?</TextLink>
        </p>
        <FormErrors title={error ? failureText(error) : (errors.email ?? errors.password)} />
        <Button type="submit" size="large" isBlock isLoading={isPending}>
          Log in
        </Button>
      </form>
      <PasskeyLogIn onLoggedIn={onLoggedIn} />
      <OpenidLogIn />
      <DemoAccounts isBusy={isPending} onChoose={mutate} />
    </>
  );
}
