import { hrefOf } from '@wishbow/contracts/routes';
import { failureText, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import type { FormEvent } from 'react';
import { textOf } from '../../shared/form-text.ts';
import { NewPasswordFields } from '../../shared/new-password-fields.tsx';
import classes from '../../shared/stacked-form.module.css';
import { useResetPassword } from './use-reset-password.ts';

/** The new password, twice. A link that does not work any more is said so above the button. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { mutate, isPending, data, error } = useResetPassword(hrefOf('login'));
  const errors = useFieldErrors();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    mutate({
      token,
      password: textOf(form, 'password'),
      password_confirmation: textOf(form, 'password_confirmation'),
    });
  };
  const refusal = data && data.status !== 200 && !data.body.errors ? data.body.message : undefined;

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NewPasswordFields errors={errors} />
      <FormErrors title={error ? failureText(error) : refusal} />
      <Button type="submit" size="large" isBlock isLoading={isPending}>
        Set password
      </Button>
    </form>
  );
}
