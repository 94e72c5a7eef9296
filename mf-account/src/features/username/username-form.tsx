import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { TextField } from '@wishbow/ui/text-field';
import type { FormEvent } from 'react';
import { textOf } from '../../shared/form-text.ts';
import classes from '../../shared/stacked-form.module.css';
import { useChangeUsername } from './use-change-username.ts';

/** What the person's profile is called in addresses. */
export function UsernameForm({ username }: { username: string }) {
  const change = useChangeUsername();
  const errors = useFieldErrors();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(textOf(new FormData(event.currentTarget), 'username'));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-labelledby="change-username">
      <h2 id="change-username">Your username</h2>
      <p className={classes.text}>
        Your profile stands at /{username}. After a change that address leads to the new one for 90 days; then somebody
        else may take the name.
      </p>
      <TextField
        label="Username"
        name="username"
        defaultValue={username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        hint="Only numbers, letters and underscores, no spaces"
        error={errors.username}
        required
      />
      <Button type="submit" isLoading={change.isPending}>
        Change username
      </Button>
    </form>
  );
}
