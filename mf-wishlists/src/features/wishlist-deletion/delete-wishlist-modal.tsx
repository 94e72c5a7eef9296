import type { ModalViewProps } from '@wishbow/platform';
import { AlertDialog } from '@wishbow/ui/alert-dialog';
import { useOwnWishlists } from '../../shared/wishlists/use-own-wishlists.ts';
import { useDeleteWishlist } from './use-delete-wishlist.ts';
import { useHoldsContributions } from './use-holds-contributions.ts';

/** Asks before an own list goes, with everything on it. */
export default function DeleteWishlistModal({
  input,
  onComplete,
  onClose,
}: ModalViewProps<'wishlists.deleteWishlist'>) {
  const wishlist = useOwnWishlists().data?.find(({ id }) => id === input.wishlistId);
  const holdsContributions = useHoldsContributions(input.wishlistId);
  const { mutate, isPending } = useDeleteWishlist(() => onComplete({}));
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={wishlist ? `Delete “${wishlist.name}”?` : 'Delete this wishlist?'}
      confirmLabel="Delete wishlist"
      isLoading={isPending}
      onConfirm={() => mutate(input.wishlistId)}
    >
      Every wish on it goes with it. {holdsContributions && 'What friends put into its funds is refunded to them. '}
      This cannot be undone.
    </AlertDialog>
  );
}
