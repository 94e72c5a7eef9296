import type { SlotProps } from '@wishbow/contracts/slots';

/** What a thread is about: somebody's wish, or a product that is nobody's wish yet. */
export type ThreadThing = SlotProps<'social.commentThread'>;

/** As calls name it. */
export const itemOf = (thing: ThreadThing) =>
  'wishId' in thing ? { wish_id: thing.wishId } : { product_id: thing.productId };

export const ownerIdOf = (thing: ThreadThing): string | undefined => ('ownerId' in thing ? thing.ownerId : undefined);
