import { notFound, problem } from '@wishbow/contracts/problem';
import { ITEM_UNAVAILABLE } from '@wishbow/domain/item-unavailable';
import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import { OWNER_REFUSALS } from '../owners/owner-refusals.ts';
import { ALREADY_ON_LIST } from './already-on-list.ts';
import { CONFIDED } from './confided-refusals.ts';

/** Why a wish was not made. */
export const CREATE_REFUSALS = {
  not_own_list: { status: 403, body: problem('forbidden', 'You can add wishes to your own lists only.') },
  confided: {
    status: 403,
    body: problem(
      'confided',
      'This wish is on a private wishlist. You can save it to private wishlists of your own only.',
    ),
  },
  item_not_found: { status: 404, body: notFound },
  wish_not_found: { status: 404, body: notFound },
  own_wish: { status: 422, body: problem('own_wish', 'This wish is your own already.') },
  fund_not_saved: { status: 422, body: problem('fund_not_saved', 'A fund cannot be saved to your own lists.') },
  item_unavailable: {
    status: 422,
    body: problem('item_unavailable', ITEM_UNAVAILABLE),
  },
  catalog_unavailable: {
    status: 503,
    body: problem('retailer_unavailable', 'The shop does not answer right now. Please try again.'),
  },
} as const;

/** Why a wish was not changed, besides what is wrong with single fields. */
export const UPDATE_REFUSALS = {
  ...OWNER_REFUSALS,
  already_on_list: ALREADY_ON_LIST,
  confided: CONFIDED,
  payout_requested: {
    status: 409,
    body: problem('payout_requested', 'The amount stays as it is once a payout is requested.'),
  },
} as const;

/** Why another number is not wanted. */
export const COUNT_REFUSALS = {
  ...OWNER_REFUSALS,
  fund: { status: 409, body: problem('invalid_state', 'A fund has no quantity.') },
  lowest: { status: 409, body: problem('lowest_quantity', 'At least one has to be wanted.') },
  highest: { status: 409, body: problem('highest_quantity', `At most ${MOST_WANTED} can be wanted.`) },
} as const;
