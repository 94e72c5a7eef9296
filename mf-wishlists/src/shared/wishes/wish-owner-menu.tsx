import type { Wish } from '@wishbow/contracts/wishes';
import { NO_MONEY } from '@wishbow/domain/money';
import { openModal } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { IconButton, type IconButtonProps } from '@wishbow/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@wishbow/ui/menu';
import { Banknote, Ellipsis, FolderInput, Minus, NotebookPen, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MoveWishDialog } from './move-wish-dialog.tsx';
import { NoteForm } from './note-form.tsx';
import { RemoveFundDialog } from './remove-fund-dialog.tsx';
import { RequestPayoutDialog } from './request-payout-dialog.tsx';
import { useRemoveWish } from './use-remove-wish.ts';
import type { WantedQuantity } from './use-wanted-quantity.ts';
import { isPayable } from './wish-facts.ts';

type WishOwnerMenuProps = {
  wish: Wish;
  /** From `useWantedQuantity(wish)`, of whoever shows the count. */
  wanted: WantedQuantity;
  /** Called once the wish is off its list. */
  onRemoved?: (() => void) | undefined;
  size?: IconButtonProps['size'];
};

/** What its owner can do with a wish, wherever it is shown. */
export function WishOwnerMenu({ wish, wanted, onRemoved, size }: WishOwnerMenuProps) {
  const [asked, setAsked] = useState<'note' | 'move' | 'removal' | 'payout'>();
  const remove = useRemoveWish(wish, onRemoved);
  const edit = editorOf(wish);
  const close = () => setAsked(undefined);
  const contributed = wish.contributed_amount ?? NO_MONEY;
  const isRefunded = isPayable(wish);
  return (
    <>
      <Menu trigger={<IconButton label={`More for ${wish.title}`} icon={<Ellipsis />} size={size} />}>
        {edit && (
          <MenuItem icon={<Pencil />} onSelect={edit}>
            Edit
          </MenuItem>
        )}
        <MenuItem icon={<NotebookPen />} onSelect={() => setAsked('note')}>
          {wish.notes === '' ? 'Add a note' : 'Edit note'}
        </MenuItem>
        {!wish.fund && <QuantityItems wanted={wanted} />}
        {isPayable(wish) && (
          <MenuItem icon={<Banknote />} onSelect={() => setAsked('payout')}>
            Request Payout
          </MenuItem>
        )}
        <MenuItem icon={<FolderInput />} onSelect={() => setAsked('move')}>
          Move to another list
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => (isRefunded ? setAsked('removal') : remove.mutate())}>
          Remove
        </MenuItem>
      </Menu>
      {asked === 'note' && (
        <Dialog isOpen onOpenChange={close} title="Note" isDismissable={false}>
          <NoteForm wish={wish} onDone={close} />
        </Dialog>
      )}
      {asked === 'removal' && (
        <RemoveFundDialog
          title={wish.title}
          contributed={contributed}
          isRemoving={remove.isPending}
          onRemove={() => remove.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
      {asked === 'payout' && <RequestPayoutDialog wish={wish} onClose={close} />}
      {asked === 'move' && <MoveWishDialog wish={wish} onClose={close} />}
    </>
  );
}

const QuantityItems = ({ wanted: { raise, lower } }: { wanted: WantedQuantity }) => (
  <>
    <MenuItem icon={<Plus />} isDisabled={!raise} onSelect={() => raise?.()}>
      Want one more
    </MenuItem>
    <MenuItem icon={<Minus />} isDisabled={!lower} onSelect={() => lower?.()}>
      Want one fewer
    </MenuItem>
  </>
);

/** Links and funds are their owner's words; what the catalogue tells of its products is not the owner's to change. */
function editorOf({ id, external, fund }: Wish): (() => void) | undefined {
  if (fund) return () => void openModal('wishlists.fundItem', { wishId: id });
  if (external) return () => void openModal('wishlists.externalItem', { wishId: id });
  return undefined;
}
