import { problem } from '@wishbow/contracts/problem';

/** A wish that was saved from a private list is to be moved, or put back, where everybody could read it. */
export const CONFIDED = {
  status: 403,
  body: problem('confided', 'This wish was saved from a private wishlist. It can be on private wishlists only.'),
} as const;

/** A private list is to be opened that holds such wishes. */
export const HOLDS_CONFIDED = {
  status: 403,
  body: problem('confided', 'This list holds wishes saved from private wishlists, so it has to stay private.'),
} as const;
