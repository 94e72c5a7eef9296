import { LONGEST_LIST_NAME } from '@wishbow/domain/wishlist-limits';
import { showToast, useFieldErrors } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { SwitchField } from '@wishbow/ui/switch-field';
import { TextField } from '@wishbow/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { PictureField } from '../../shared/picture-field/picture-field.tsx';
import { DescriptionField } from './description-field.tsx';
import { EventFields } from './event-fields.tsx';
import { type DraftErrors, errorsOf, type WishlistDraft } from './wishlist-draft.ts';
import classes from './wishlist-form.module.css';

type WishlistFormDialogProps = {
  title: string;
  submitLabel: string;
  /** What the fields hold at first; later values are not looked at, so that nothing typed is overwritten. */
  startingDraft: WishlistDraft;
  isSending: boolean;
  /** Called with a draft that keeps the rules. */
  onSubmit: (draft: WishlistDraft) => void;
  onClose: () => void;
};

/** Name, description, event, privacy and picture of a list. */
export function WishlistFormDialog({
  title,
  submitLabel,
  startingDraft,
  isSending,
  onSubmit,
  onClose,
}: WishlistFormDialogProps) {
  const [starting] = useState(startingDraft);
  const [draft, setDraft] = useState(starting);
  const [missing, setMissing] = useState<DraftErrors>({});
  const refused = useFieldErrors();
  const formId = useId();
  const change = (changes: Partial<WishlistDraft>) => setDraft((current) => ({ ...current, ...changes }));
  const errorOf = (field: keyof DraftErrors) => missing[field] ?? refused[`wishList.${field}`] ?? refused[field];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errors = errorsOf(draft);
    setMissing(errors);
    if (errors.event_date) showToast(errors.event_date, { tone: 'info' });
    if (Object.keys(errors).length === 0) onSubmit(draft);
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      isDismissable={draft === starting}
      footer={
        <Button type="submit" form={formId} isLoading={isSending}>
          {submitLabel}
        </Button>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={draft.name}
          onValueChange={(name) => change({ name })}
          maxLength={LONGEST_LIST_NAME}
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
        <PictureField
          picture={draft.picture}
          alt="The list’s cover"
          onChange={(picture) => change({ picture })}
          error={refused.image}
        />
      </form>
    </Dialog>
  );
}
