import type { ModalProps } from '@wishbow/contracts/modals';
import { openModal, requireSignIn } from '@wishbow/platform';

/** Asks for something from another shop, on a list or from a page that is known already. */
export const wishByLink = (known: Pick<ModalProps<'wishlists.externalItem'>, 'wishlistId' | 'url'>): void =>
  void requireSignIn(async () => void (await openModal('wishlists.externalItem', known)));
