import type { ModalViewProps } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { useState } from 'react';

/** Stands for none of the matches: their ids are never empty. */
const NONE = '';

/** The recipient wishes for it already: the gift fulfils one of those wishes, or comes besides them all. */
export default function SelectExistingWishlistModal({
  input,
  onComplete,
  onClose,
}: ModalViewProps<'wishlists.selectExistingWishlist'>) {
  const [chosen, setChosen] = useState<string>();
  const cards = [
    ...input.matches.map(({ id, wish_list_name }) => ({ value: id, label: wish_list_name })),
    { value: NONE, label: 'None of these', hint: 'A gift besides the wishes. They stay open.' },
  ];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="They wish for this already"
      footer={
        <Button
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && onComplete({ wishId: chosen === NONE ? null : chosen })}
        >
          Continue
        </Button>
      }
    >
      <RadioCards
        label="On which wishlist does your gift fulfil it?"
        cards={cards}
        value={chosen}
        onValueChange={setChosen}
      />
    </Dialog>
  );
}
