import { problem } from '@wishbow/contracts/problem';

/** The same item cannot hang on one list twice. */
export const ALREADY_ON_LIST = {
  status: 409,
  body: problem('already_on_list', 'This item is on that wishlist already.'),
} as const;
