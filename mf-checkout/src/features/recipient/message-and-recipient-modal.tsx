import { type ModalViewProps, showToast, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { SwitchField } from '@wishbow/ui/switch-field';
import { TextArea } from '@wishbow/ui/text-area';
import { type FormEvent, useId, useState } from 'react';
import { useUpdateCartItem } from '../../shared/cart/use-update-cart-item.ts';
import { LONGEST_GIFT_NOTE } from '../../shared/gift-note.ts';
import { privateHint } from '../../shared/private-hint.ts';
import { PlaceChoice } from './place-choice.tsx';
import classes from './recipient.module.css';
import { RecipientChoice } from './recipient-choice.tsx';
import { EMPTY_DRAFT, hasRecipient, NOBODY_CHOSEN, type RecipientDraft, sentDraft } from './recipient-draft.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Who something is for, with a note, who learns of it and where it goes. */
export default function MessageAndRecipientModal({
  input,
  onComplete,
  onClose,
}: ModalViewProps<'checkout.messageAndRecipient'>) {
  const formId = useId();
  const { user } = useSession();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [hasTried, setHasTried] = useState(false);
  const add = useAddToCart(() => onComplete({}));
  const update = useUpdateCartItem(() => onComplete({}));
  const change = (changed: Partial<RecipientDraft>) => setDraft((now) => ({ ...now, ...changed }));
  if (!user) return null;

  const isPending = add.isPending || update.isPending;
  const isMissing = !hasRecipient(draft);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isMissing) return showToast(NOBODY_CHOSEN, { tone: 'error' });
    if (isPending) return;
    const chosen = sentDraft(draft, user.id);
    if ('productId' in input) add.mutate({ product_id: input.productId, ...chosen });
    else update.mutate({ id: input.cartItemId, ...chosen });
  };
  const decideLater = () => {
    if ('productId' in input && !isPending) add.mutate({ product_id: input.productId });
  };
  const isNew = 'productId' in input;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isNew ? 'Add to cart' : 'Select recipient'}
      isDismissable={draft === EMPTY_DRAFT}
      footer={
        <>
          {isNew && (
            <Button variant="quiet" disabled={isPending} onClick={decideLater}>
              Decide later
            </Button>
          )}
          <Button type="submit" form={formId} isLoading={isPending}>
            {isNew ? 'Add to cart' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} onSubmit={send} noValidate>
        <RecipientChoice
          me={user}
          draft={draft}
          change={change}
          error={hasTried && isMissing ? NOBODY_CHOSEN : undefined}
        />
        <TextArea
          label="Your note"
          maxLength={LONGEST_GIFT_NOTE}
          value={draft.message}
          onValueChange={(message) => change({ message })}
        />
        <SwitchField
          label="Private gift"
          hint={privateHint(draft.person?.firstName)}
          isOn={draft.isPrivate}
          onChange={(isPrivate) => change({ isPrivate })}
        />
        {!draft.isByEmail && <PlaceChoice draft={draft} change={change} />}
      </form>
    </Dialog>
  );
}
