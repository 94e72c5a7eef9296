import type { Passkey } from '@wishbow/contracts/passkeys-contract';
import { formatAgo } from '@wishbow/domain/relative-time';
import { useFieldErrors } from '@wishbow/platform';
import { Badge } from '@wishbow/ui/badge';
import { Button } from '@wishbow/ui/button';
import { ListRow } from '@wishbow/ui/list-row';
import { TextField } from '@wishbow/ui/text-field';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { textOf } from '../../shared/form-text.ts';
import { knowsPasskeys } from '../../shared/passkeys.ts';
import { PasswordDialog } from '../../shared/password-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import classes from './sign-in-ways.module.css';
import { useAddPasskey } from './use-add-passkey.ts';
import { useRemovePasskey } from './use-remove-passkey.ts';

/** Keys on the person's devices that open the account without a password. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey>();
  const [doomed, setDoomed] = useState<Passkey>();
  const add = useAddPasskey(() => setAdding(false));
  const remove = useRemovePasskey(() => setDoomed(undefined));
  const errors = useFieldErrors();
  return (
    <section className={classes.ways} aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className={classes.text}>
        Log in with your fingerprint, your face or the PIN of your device. Nobody can guess it or trick you out of it.
      </p>
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} onRename={setRenamed} onRemove={setDoomed} />
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button variant="outline" icon={<Plus />} onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className={classes.text}>This browser knows no passkeys.</p>
      )}
      <PasswordDialog
        isOpen={isAdding}
        onOpenChange={setAdding}
        title="Add a passkey"
        text="Your device asks for your fingerprint, face or PIN next."
        confirmLabel="Continue"
        isLoading={add.isPending}
        onConfirm={(password, form) => add.mutate({ password, name: textOf(form, 'name') })}
      >
        <TextField label="Name" name="name" defaultValue="My passkey" maxLength={40} error={errors.name} required />
      </PasswordDialog>
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(undefined)} />}
      <PasswordDialog
        isOpen={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        title="Remove this passkey?"
        text={`${doomed?.name ?? 'It'} does not open your account any more.`}
        confirmLabel="Remove passkey"
        variant="danger"
        isLoading={remove.isPending}
        onConfirm={(password) => doomed && remove.mutate({ id: doomed.id, password })}
      />
    </section>
  );
}

type PasskeyRowProps = {
  passkey: Passkey;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, created_at, last_used_at, is_synced } = passkey;
  const ago = (instant: string) => formatAgo(new Date(instant), new Date());
  return (
    <ListRow
      media={<KeyRound className={classes.sign} aria-hidden />}
      title={name}
      text={last_used_at ? `Last used ${ago(last_used_at)}` : `Added ${ago(created_at)}`}
      trailing={
        <span className={classes.deeds}>
          {is_synced && <Badge tone="info">Synced</Badge>}
          <Button variant="quiet" size="small" aria-label={`Rename ${name}`} onClick={() => onRename(passkey)}>
            Rename
          </Button>
          <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => onRemove(passkey)}>
            Remove
          </Button>
        </span>
      }
    />
  );
}
