import { failureText, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import { TextField } from '@wishbow/ui/text-field';
import { TextLink } from '@wishbow/ui/text-link';
import type { FormEvent } from 'react';
import { textOf } from '../../shared/form-text.ts';
import classes from './sign-in.module.css';
import { useConfirmLogin } from './use-confirm-login.ts';

type CodeFormProps = {
  /** What the first step has answered. */
  pendingToken: string;
  onLoggedIn?: ((userId: string) => void) | undefined;
  /** Back to email and password. */
  onBack: () => void;
};

/** The code of the app, for whoever knew the password. */
export function CodeForm({ pendingToken, onLoggedIn, onBack }: CodeFormProps) {
  const { mutate, isPending, error } = useConfirmLogin(pendingToken, onLoggedIn, onBack);
  const errors = useFieldErrors();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(textOf(new FormData(event.currentTarget), 'code'));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Of your authenticator app, or one of your recovery codes"
        error={errors.code}
        autoFocus
        required
      />
      <FormErrors title={error ? failureText(error) : undefined} />
      <Button type="submit" size="large" isBlock isLoading={isPending}>
        Log in
      </Button>
      <p className={classes.aside}>
        <TextLink render={<button type="button" />} onClick={onBack}>
          Log in another way
        </TextLink>
      </p>
    </form>
  );
}
