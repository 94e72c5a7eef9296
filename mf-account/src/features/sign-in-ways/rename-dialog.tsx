import type { Passkey } from '@wishbow/contracts/passkeys-contract';
import { useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { TextField } from '@wishbow/ui/text-field';
import type { FormEvent } from 'react';
import { textOf } from '../../shared/form-text.ts';
import classes from './sign-in-ways.module.css';
import { useRenamePasskey } from './use-rename-passkey.ts';

/** What its owner calls a passkey. */
export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey(onClose);
  const errors = useFieldErrors();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    rename.mutate({ id: passkey.id, name: textOf(new FormData(event.currentTarget), 'name') });
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title="Rename this passkey" isDismissable={false}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField label="Name" name="name" defaultValue={passkey.name} maxLength={40} error={errors.name} required />
        <Button type="submit" isLoading={rename.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}
