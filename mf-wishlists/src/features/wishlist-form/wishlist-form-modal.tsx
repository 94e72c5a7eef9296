import { type ModalViewProps, showToast, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { SwitchField } from '@wishbow/ui/switch-field';
import { TextField } from '@wishbow/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { DescriptionField } from './description-field.tsx';
import { EventFields } from './event-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { useCreateWishlist } from './use-create-wishlist.ts';
import { type DraftErrors, EMPTY_DRAFT, errorsOf, toNewWishlist, type WishlistDraft } from './wishlist-draft.ts';
import classes from './wishlist-form.module.css';

/** Makes a wishlist, with or without an event and a picture. */
export default function WishlistFormModal({ onComplete, onClose }: ModalViewProps<'wishlists.wishlistForm'>) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [missing, setMissing] = useState<DraftErrors>({});
  const refused = useFieldErrors();
  const formId = useId();
  const { mutate, isPending } = useCreateWishlist((wishlistId) => onComplete({ wishlistId }));
  const change = (changes: Partial<WishlistDraft>) => setDraft((current) => ({ ...current, ...changes }));
  const errorOf = (field: keyof DraftErrors) => missing[field] ?? refused[`wishList.${field}`] ?? refused[field];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errors = errorsOf(draft);
    setMissing(errors);
    if (errors.event_date) showToast(errors.event_date, { tone: 'info' });
    if (Object.keys(errors).length === 0) mutate(toNewWishlist(draft));
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Start a wishlist"
      isDismissable={draft === EMPTY_DRAFT}
      footer={
        <Button type="submit" form={formId} isLoading={isPending}>
          Create wishlist
        </Button>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={draft.name}
          onValueChange={(name) => change({ name })}
          maxLength={80}
          error={errorOf('name')}
          required
        />
        <DescriptionField
          value={draft.description}
          onValueChange={(description) => change({ description })}
          error={errorOf('description')}
        />
        <SwitchField
          label="It belongs to an event"
          hint="A birthday, a wedding, a move: friends see the day and the place."
          isOn={draft.isEvent}
          onChange={(isEvent) => change({ isEvent })}
        />
        {draft.isEvent && <EventFields draft={draft} onChange={change} dateError={errorOf('event_date')} />}
        <SwitchField
          label="Private"
          hint="Only people you have approved as followers can see it."
          isOn={draft.isPrivate}
          onChange={(isPrivate) => change({ isPrivate })}
        />
        <PictureField picture={draft.picture} onChange={(picture) => change({ picture })} error={refused.image} />
      </form>
    </Dialog>
  );
}
