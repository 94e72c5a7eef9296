import type { WishOnPage } from '@wishbow/contracts/wishes';
import { useSession } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { EmptyState } from '@wishbow/ui/empty-state';
import { Skeleton } from '@wishbow/ui/skeleton';
import type { ReactNode } from 'react';
import { FailedPanel } from '../failed-panel.tsx';
import { useWish } from '../wishes/use-wish.ts';

type EditedWishProps = {
  wishId: string;
  /** Which of the person's wishes the form is made for. */
  kind: 'external' | 'fund';
  /** The name of the dialog while there is nothing to edit in it. */
  title: string;
  onClose: () => void;
  children: (wish: WishOnPage) => ReactNode;
};

/** Reads an own wish for its form. Anybody else's wish, and one of another kind, has no form here. */
export function EditedWish({ wishId, kind, title, onClose, children }: EditedWishProps) {
  const { user } = useSession();
  const query = useWish(wishId);
  const wish = query.data && 'title' in query.data ? query.data : undefined;
  if (wish?.[kind] && wish.user_id === user?.id) return children(wish);
  return (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      {query.isPending && <Skeleton shape="box" height="360px" />}
      {query.isError && <FailedPanel title="This wish could not be loaded" query={query} />}
      {query.isSuccess && <EmptyState picture="eyes" title="This is not one of your wishes" />}
    </Dialog>
  );
}
