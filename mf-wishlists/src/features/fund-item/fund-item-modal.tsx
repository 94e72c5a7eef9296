import type { ModalViewProps } from '@wishbow/platform';
import { EditedWish } from '../../shared/wish-form/edited-wish.tsx';
import { EditFund } from './edit-fund.tsx';
import { NewFund } from './new-fund.tsx';

/** A wish that several people pay together: a new one, or an own one to change. */
export default function FundItemModal({ input, onComplete, onClose }: ModalViewProps<'wishlists.fundItem'>) {
  const done = () => onComplete({});
  if (!input.wishId) return <NewFund wishlistId={input.wishlistId} onAdded={done} onClose={onClose} />;
  return (
    <EditedWish wishId={input.wishId} kind="fund" title="Edit fund" onClose={onClose}>
      {(wish) => <EditFund wish={wish} onChanged={done} onClose={onClose} />}
    </EditedWish>
  );
}
