import { type ModalViewProps, showToast } from '@wishbow/platform';
import { useState } from 'react';
import { useCreateWish } from '../../shared/wish-form/use-create-wish.ts';
import { WishFormDialog } from '../../shared/wish-form/wish-form-dialog.tsx';
import { wishlistsError } from '../../shared/wish-form/wish-form-rules.ts';
import { NoteField } from '../../shared/wish-form/wish-text-fields.tsx';
import { WishlistChoices } from '../../shared/wish-form/wishlist-choices.tsx';

/**
 * Puts a product, or what somebody else wishes for, on one's own lists, with a note to whoever may gift it. A list that
 * is made on the way receives what is waiting at once.
 */
export default function SaveToListModal({ input, onComplete, onClose }: ModalViewProps<'wishlists.saveToList'>) {
  const [ticked, setTicked] = useState<readonly string[]>(input.wishlistId ? [input.wishlistId] : []);
  const [notes, setNotes] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useCreateWish((wishlistIds) => onComplete({ wishlistIds }));
  const origin = 'productId' in input ? { product_id: input.productId } : { wish_id: input.wishId };
  const save = (wishlistIds: readonly string[]) => mutate({ wish: { ...origin, notes }, wishlistIds });

  const submit = () => {
    const missing = wishlistsError(ticked);
    setError(missing);
    if (missing) showToast(missing, { tone: 'info' });
    else save(ticked);
  };
  const tick = (wishlistIds: readonly string[]) => {
    setError(undefined);
    setTicked(wishlistIds);
  };

  return (
    <WishFormDialog
      title="Save to list"
      submitLabel="Save to list"
      isSending={isPending}
      isTouched={notes !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <WishlistChoices ticked={ticked} onTick={tick} onCreated={save} error={error} />
      <NoteField value={notes} onValueChange={setNotes} />
    </WishFormDialog>
  );
}
