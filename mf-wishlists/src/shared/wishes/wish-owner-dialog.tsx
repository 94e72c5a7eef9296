import type { Wish } from '@wishbow/contracts/wishes';
import { NO_MONEY } from '@wishbow/domain/money';
import { Dialog } from '@wishbow/ui/dialog';
import { MoveWishDialog } from './move-wish-dialog.tsx';
import { NoteForm } from './note-form.tsx';
import { RemoveFundDialog } from './remove-fund-dialog.tsx';
import { RequestPayoutDialog } from './request-payout-dialog.tsx';
import type { useRemoveWish } from './use-remove-wish.ts';

/** What the owner of a wish is asked before it changes. */
export type OwnerQuestion = 'note' | 'move' | 'removal' | 'payout';

type WishOwnerDialogProps = {
  asked: OwnerQuestion;
  wish: Wish;
  remove: ReturnType<typeof useRemoveWish>;
  onClose: () => void;
};

/** The dialog a press in the owner's menu opens. */
export default function WishOwnerDialog({ asked, wish, remove, onClose }: WishOwnerDialogProps) {
  if (asked === 'payout') return <RequestPayoutDialog wish={wish} onClose={onClose} />;
  if (asked === 'move') return <MoveWishDialog wish={wish} onClose={onClose} />;
  if (asked === 'note') {
    return (
      <Dialog isOpen onOpenChange={onClose} title="Note" isDismissable={false}>
        <NoteForm wish={wish} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <RemoveFundDialog
      title={wish.title}
      contributed={wish.contributed_amount ?? NO_MONEY}
      isRemoving={remove.isPending}
      onRemove={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
