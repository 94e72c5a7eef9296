import { failureText, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { FormErrors } from '@wishbow/ui/form-errors';
import { TextField } from '@wishbow/ui/text-field';
import type { FormEvent } from 'react';
import { textOf } from '../../shared/form-text.ts';
import { NewPasswordFields } from '../../shared/new-password-fields.tsx';
import classes from './sign-in.module.css';
import { useRegister } from './use-register.ts';

/** Everything an account needs. The server judges; what it refuses shows under the fields, and nothing typed is lost. */
export function RegisterForm({ onRegistered }: { onRegistered?: (userId: string) => void }) {
  const { mutate, isPending, error } = useRegister(onRegistered);
  const errors = useFieldErrors();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    mutate({
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      username: textOf(form, 'username'),
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      password_confirmation: textOf(form, 'password_confirmation'),
    });
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.names}>
        <TextField label="First name" name="firstName" autoComplete="given-name" error={errors.firstName} required />
        <TextField label="Last name" name="lastName" autoComplete="family-name" error={errors.lastName} required />
      </div>
      <TextField
        label="Username"
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Only numbers, letters and underscores, no spaces"
        error={errors.username}
        required
      />
      <TextField label="Email" name="email" type="email" autoComplete="email" error={errors.email} required />
      <NewPasswordFields label="Password" errors={errors} />
      <FormErrors title={error ? failureText(error) : undefined} />
      <Button type="submit" size="large" isBlock isLoading={isPending}>
        Sign up
      </Button>
    </form>
  );
}
