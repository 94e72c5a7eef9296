import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { TextField } from '@wishbow/ui/text-field';
import type { FormEvent } from 'react';
import { textOf } from '../../shared/form-text.ts';
import classes from '../../shared/stacked-form.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

type DeleteAccountDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Whoever deletes an account knows its password. */
export function DeleteAccountDialog({ isOpen, onOpenChange }: DeleteAccountDialogProps) {
  const { mutate, isPending } = useDeleteAccount();
  const errors = useFieldErrors();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(textOf(new FormData(event.currentTarget), 'password'));
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Delete your account?" isDismissable={false}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>Please enter your password, so that nobody else does this for you.</p>
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
          required
        />
        <Button type="submit" variant="danger" isLoading={isPending}>
          Delete my account
        </Button>
      </form>
    </Dialog>
  );
}
