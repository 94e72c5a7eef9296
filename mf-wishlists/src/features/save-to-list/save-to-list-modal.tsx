import { type ModalViewProps, openModal, showToast } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { TextArea } from '@wishbow/ui/text-area';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ListChoices } from './list-choices.tsx';
import classes from './save-to-list-modal.module.css';
import { useSaveToLists } from './use-save-to-lists.ts';

/** As the wire's `notes` allow. */
const LONGEST_NOTE = 1000;
const NOTHING_TICKED = 'Please select at least one wish list to add the item to.';

/** Puts a product on one's own lists, with a note to whoever may gift it. A list can be made on the way. */
export default function SaveToListModal({ input, onComplete, onClose }: ModalViewProps<'wishlists.saveToList'>) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [notes, setNotes] = useState('');
  const [error, setError] = useState<string>();
  const formId = useId();
  const { mutate, isPending } = useSaveToLists((wishlistIds) => onComplete({ wishlistIds }));
  const save = (wishlistIds: readonly string[]) => mutate({ productId: input.productId, wishlistIds, notes });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ticked.length > 0) return save(ticked);
    setError(NOTHING_TICKED);
    showToast(NOTHING_TICKED, { tone: 'info' });
  };
  const tick = (wishlistId: string, isTicked: boolean) => {
    setError(undefined);
    setTicked(isTicked ? [...ticked, wishlistId] : ticked.filter((id) => id !== wishlistId));
  };
  const saveToNewList = async () => {
    const created = await openModal('wishlists.wishlistForm', {});
    if (created) save([...ticked, created.wishlistId]);
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Save to list"
      isDismissable={notes === ''}
      footer={
        <Button type="submit" form={formId} isLoading={isPending}>
          Save to list
        </Button>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <ListChoices ticked={ticked} onTick={tick} error={error} />
        <Button variant="quiet" icon={<Plus />} onClick={() => void saveToNewList()}>
          New wishlist
        </Button>
        <TextArea
          label="Note"
          hint="Size, color, or why you would love it. Everyone who sees the list can read it."
          value={notes}
          onValueChange={setNotes}
          maxLength={LONGEST_NOTE}
        />
      </form>
    </Dialog>
  );
}
