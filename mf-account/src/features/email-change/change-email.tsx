import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { TextField } from '@wishbow/ui/text-field';
import { useState } from 'react';
import { textOf } from '../../shared/form-text.ts';
import { PasswordDialog } from '../../shared/password-dialog.tsx';
import { useChangeEmail } from './use-change-email.ts';

/** Asks for another address, which counts once its mailbox has answered. */
export function ChangeEmail() {
  const [isAsking, setAsking] = useState(false);
  const change = useChangeEmail(() => setAsking(false));
  const errors = useFieldErrors();
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        Change email
      </Button>
      <PasswordDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Change your email address"
        text="We send a link to the new address. Until you press its button, the present one stays."
        confirmLabel="Send the link"
        isLoading={change.isPending}
        onConfirm={(password, form) => change.mutate({ password, email: textOf(form, 'email').trim() })}
      >
        <TextField label="New email" name="email" type="email" autoComplete="email" error={errors.email} required />
      </PasswordDialog>
    </>
  );
}
