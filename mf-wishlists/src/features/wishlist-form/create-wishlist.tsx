import { useCreateWishlist } from './use-create-wishlist.ts';
import { EMPTY_DRAFT } from './wishlist-draft.ts';
import { WishlistFormDialog } from './wishlist-form-dialog.tsx';

type CreateWishlistProps = { onCreated: (wishlistId: string) => void; onClose: () => void };

/** An empty form for a new list. */
export function CreateWishlist({ onCreated, onClose }: CreateWishlistProps) {
  const { mutate, isPending } = useCreateWishlist(onCreated);
  return (
    <WishlistFormDialog
      title="Start a wishlist"
      submitLabel="Create wishlist"
      startingDraft={EMPTY_DRAFT}
      isSending={isPending}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
}
