import type { CartParcel } from '@wishbow/contracts/cart';
import { Button } from '@wishbow/ui/button';
import { SwitchField } from '@wishbow/ui/switch-field';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { privateHint } from '../private-hint.ts';
import { GiftNoteForm } from './gift-note-form.tsx';
import classes from './parcel-notes.module.css';
import { useUpdateCartItem } from './use-update-cart-item.ts';

/** What is said with a parcel, and who learns who it is from. */
export function ParcelNotes({
  parcel: { cart_item_ids: ids, message, private: isPrivate, to_user },
}: {
  parcel: CartParcel;
}) {
  const [isEditing, setEditing] = useState(false);
  const { mutate, isPending } = useUpdateCartItem(() => setEditing(false));
  const [id] = ids;
  if (!id) return null;
  return (
    <footer className={classes.notes}>
      {isEditing ? (
        <GiftNoteForm
          message={message}
          isPending={isPending}
          onSave={(changed) => mutate({ id, message: changed })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <Note message={message} onEdit={() => setEditing(true)} />
      )}
      <SwitchField
        label="Private gift"
        hint={privateHint(to_user?.firstName)}
        isOn={isPrivate}
        isDisabled={isPending}
        onChange={(isOn) => mutate({ id, private: isOn })}
      />
    </footer>
  );
}

function Note({ message, onEdit }: { message: string; onEdit: () => void }) {
  if (message === '') {
    return (
      <div className={classes.add}>
        <Button variant="quiet" size="small" icon={<Plus aria-hidden />} onClick={onEdit}>
          Add a note
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.note}>
      <button type="button" onClick={onEdit} aria-label="Change your note">
        <Pencil aria-hidden size={16} /> Your note
      </button>
      <p dir="auto">“{message}”</p>
    </div>
  );
}
