import type { Wish } from '@wishbow/contracts/wishes';
import { openModal } from '@wishbow/platform';
import { IconButton, type IconButtonProps } from '@wishbow/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@wishbow/ui/menu';
import { Banknote, Ellipsis, FolderInput, Minus, NotebookPen, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRemoveWish } from './use-remove-wish.ts';
import type { WantedQuantity } from './use-wanted-quantity.ts';
import { isPayable } from './wish-facts.ts';
import type { OwnerQuestion } from './wish-owner-dialog.tsx';

/** Most who see the menu never open what it leads to. */
const WishOwnerDialog = lazy(() => import(/* webpackChunkName: "owner-dialog" */ './wish-owner-dialog.tsx'));

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
  const [asked, setAsked] = useState<OwnerQuestion>();
  const remove = useRemoveWish(wish, onRemoved);
  const edit = editorOf(wish);
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
      {asked && (
        <Suspense fallback={null}>
          <WishOwnerDialog asked={asked} wish={wish} remove={remove} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
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
