import type { Wishlist } from '@wishbow/contracts/wishlists';
import { Dialog } from '@wishbow/ui/dialog';
import { EmptyState } from '@wishbow/ui/empty-state';
import { Skeleton } from '@wishbow/ui/skeleton';
import { useState } from 'react';
import { FailedPanel } from '../../shared/failed-panel.tsx';
import { useOwnWishlists } from '../../shared/wishlists/use-own-wishlists.ts';
import { useUpdateWishlist } from './use-update-wishlist.ts';
import { draftOf } from './wishlist-draft.ts';
import { WishlistFormDialog } from './wishlist-form-dialog.tsx';

type EditWishlistProps = { wishlistId: string; onUpdated: (wishlistId: string) => void; onClose: () => void };

const TITLE = 'Edit wishlist';

/** The form of an own list as it is stored. */
export function EditWishlist({ wishlistId, onUpdated, onClose }: EditWishlistProps) {
  const query = useOwnWishlists();
  const wishlist = query.data?.find(({ id }) => id === wishlistId);
  if (wishlist) return <Form wishlist={wishlist} onUpdated={() => onUpdated(wishlistId)} onClose={onClose} />;
  return (
    <Dialog isOpen onOpenChange={onClose} title={TITLE}>
      {query.isPending && <Skeleton shape="box" height="360px" />}
      {query.isError && <FailedPanel title="This wishlist could not be loaded" query={query} />}
      {query.isSuccess && <EmptyState picture="eyes" title="This is not one of your wishlists" />}
    </Dialog>
  );
}

type FormProps = { wishlist: Wishlist; onUpdated: () => void; onClose: () => void };

function Form({ wishlist, onUpdated, onClose }: FormProps) {
  const [starting] = useState(() => draftOf(wishlist));
  const { mutate, isPending } = useUpdateWishlist(wishlist.id, starting, onUpdated);
  return (
    <WishlistFormDialog
      title={TITLE}
      submitLabel="Save changes"
      startingDraft={starting}
      isSending={isPending}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
}
