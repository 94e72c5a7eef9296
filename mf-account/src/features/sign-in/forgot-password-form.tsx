import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { TextField } from '@wishbow/ui/text-field';
import { MailCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { textOf } from '../../shared/form-text.ts';
import classes from './sign-in.module.css';
import { useForgotPassword } from './use-forgot-password.ts';

/** One field; afterwards the words of the specification stand in its place. */
export function ForgotPasswordForm() {
  const { mutate, isPending, data } = useForgotPassword();
  const errors = useFieldErrors();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(textOf(new FormData(event.currentTarget), 'email'));
  };

  if (data?.status === 200) {
    return (
      <p className={classes.done} role="status">
        <MailCheck aria-hidden /> {data.body.message}
      </p>
    );
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField label="Email" name="email" type="email" autoComplete="username" error={errors.email} required />
      <Button type="submit" size="large" isBlock isLoading={isPending}>
        Send instructions
      </Button>
    </form>
  );
}
