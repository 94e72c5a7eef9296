import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { TextField } from '@wishbow/ui/text-field';
import type { FormEvent } from 'react';
import { textOf } from '../../shared/form-text.ts';
import { PasswordDialog } from '../../shared/password-dialog.tsx';
import { QrPicture } from './qr-picture.tsx';
import classes from './sign-in-ways.module.css';
import { useBeginSecondFactor } from './use-begin-second-factor.ts';
import { useEnableSecondFactor } from './use-enable-second-factor.ts';

type SetUpDialogProps = { onClose: () => void; onDone: (codes: readonly string[]) => void };

/** The password, then the secret for the app, then a first code of it. */
export function SetUpDialog({ onClose, onDone }: SetUpDialogProps) {
  const begin = useBeginSecondFactor();
  const enable = useEnableSecondFactor(onDone);
  const errors = useFieldErrors();
  if (!begin.data) {
    return (
      <PasswordDialog
        isOpen
        onOpenChange={onClose}
        title="Set up an app"
        text="Please enter your password, so that nobody else does this for you."
        confirmLabel="Continue"
        isLoading={begin.isPending}
        onConfirm={(password) => begin.mutate(password)}
      />
    );
  }
  const { secret, uri } = begin.data;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    enable.mutate(textOf(new FormData(event.currentTarget), 'code'));
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title="Set up an app" isDismissable={false}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>
          Scan this with an authenticator app, or type the text into it. Then enter the code that it shows.
        </p>
        <QrPicture text={uri} alt="The same text as a picture" />
        <code className={classes.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code}
          required
        />
        <Button type="submit" isLoading={enable.isPending}>
          Turn on
        </Button>
      </form>
    </Dialog>
  );
}
