import type { ModalViewProps } from '@wishbow/platform';
import { EditedWish } from '../../shared/wish-form/edited-wish.tsx';
import { EditExternalItem } from './edit-external-item.tsx';
import { NewExternalItem } from './new-external-item.tsx';

/** A wish from elsewhere on the web: a new one, or an own one to change. */
export default function ExternalItemModal({ input, onComplete, onClose }: ModalViewProps<'wishlists.externalItem'>) {
  const done = () => onComplete({});
  if (!input.wishId) {
    return <NewExternalItem wishlistId={input.wishlistId} url={input.url} onAdded={done} onClose={onClose} />;
  }
  return (
    <EditedWish wishId={input.wishId} kind="external" title="Edit wish" onClose={onClose}>
      {(wish) => <EditExternalItem wish={wish} onChanged={done} onClose={onClose} />}
    </EditedWish>
  );
}
