import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { TextField } from '@wishbow/ui/text-field';
import { type FormEvent, useRef } from 'react';
import { textOf } from '../../shared/form-text.ts';
import { NewPasswordFields } from '../../shared/new-password-fields.tsx';
import classes from '../../shared/stacked-form.module.css';
import { useChangePassword } from './use-change-password.ts';

/** A new password for somebody who knows the old one. */
export function ChangePasswordForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useChangePassword(() => formRef.current?.reset());
  const errors = useFieldErrors();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    mutate({
      current_password: textOf(form, 'current_password'),
      password: textOf(form, 'password'),
      password_confirmation: textOf(form, 'password_confirmation'),
    });
  };
  return (
    <form ref={formRef} className={classes.form} onSubmit={submit} noValidate aria-labelledby="change-password">
      <h2 id="change-password">Change your password</h2>
      <p className={classes.text}>Every other browser and app is logged out.</p>
      <TextField
        label="Current password"
        name="current_password"
        type="password"
        autoComplete="current-password"
        error={errors.current_password}
        required
      />
      <NewPasswordFields errors={errors} />
      <Button type="submit" isLoading={isPending}>
        Change password
      </Button>
    </form>
  );
}
