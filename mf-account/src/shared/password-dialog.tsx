import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { TextField } from '@wishbow/ui/text-field';
import type { FormEvent, ReactNode } from 'react';
import { textOf } from './form-text.ts';
import classes from './stacked-form.module.css';

type PasswordDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text: string;
  /** The verb of the act. */
  confirmLabel: string;
  /** `danger` for what takes something away. Default `primary`. */
  variant?: 'danger' | 'primary';
  isLoading: boolean;
  /** Further fields, before the password; they stand in the form as well. */
  children?: ReactNode;
  onConfirm: (password: string, form: FormData) => void;
};

/** Asks for the password once more, so that nobody at an open page does this for its owner. */
export function PasswordDialog({
  isOpen,
  onOpenChange,
  title,
  text,
  confirmLabel,
  variant = 'primary',
  isLoading,
  children,
  onConfirm,
}: PasswordDialogProps) {
  const errors = useFieldErrors();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onConfirm(textOf(form, 'password'), form);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} isDismissable={false}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>{text}</p>
        {children}
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
          required
        />
        <Button type="submit" variant={variant} isLoading={isLoading}>
          {confirmLabel}
        </Button>
      </form>
    </Dialog>
  );
}
