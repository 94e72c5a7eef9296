import { canMoveOrder, type OrderState } from './order-state.ts';

/**
 * Failures of the retailer that may be gone by the next try, in its own codes: its outages and ours with it, and a
 * price that rose, because a retry is quoted anew (RELIABILITY.md section 3). The last two are of the buyer's card, which
 * is asked again when an invited person claims a gift: another card may do.
 */
const TEMPORARY_FAILURES: readonly string[] = [
  'internal_error',
  'zma_temporarily_overloaded',
  'insufficient_zma_balance',
  'account_locked',
  'account_locked_verification_required',
  'credit_card_declined',
  'payment_info_problem',
  'amazon_antibot_blank_offers_page',
  'max_price_exceeded',
  'card_declined',
  'authentication_required',
];

/** An order as far as it decides what its buyer may still do with it. */
export interface ActedOnOrder {
  readonly status: OrderState;
  /** Why the retailer did not take it, in its own code. */
  readonly failure_code: string | null;
  /** The store has placed it although it failed, and has not cancelled it: an admin is looking at it. */
  readonly is_placed_late?: boolean;
}

/** Whether the buyer may have a failed order tried again. */
export const canRetryOrder = ({ status, failure_code: code, is_placed_late: isLate }: ActedOnOrder): boolean =>
  status === 'failed' && !isLate && code !== null && TEMPORARY_FAILURES.includes(code);

/** The state in which an order waits for its cancellation; undefined where it can no longer be cancelled. */
export function cancellationState(status: OrderState): 'cancelling' | 'cancel_requested' | undefined {
  if (canMoveOrder(status, 'cancelling')) return 'cancelling';
  if (canMoveOrder(status, 'cancel_requested')) return 'cancel_requested';
  return undefined;
}

/** Whether the buyer may cancel an order: before it is placed, or after that until it ships. */
export const canCancelOrder = ({ status }: ActedOnOrder): boolean => cancellationState(status) !== undefined;

/** A cancellation is under way; asking for it again changes nothing. */
export const isBeingCancelled = (status: OrderState): boolean =>
  status === 'cancelling' || status === 'cancel_requested';

/** Whether the buyer may send things of an order back. */
export const canReturnOrder = ({ status }: ActedOnOrder): boolean => canMoveOrder(status, 'return_requested');

/** A return is under way: first its label is awaited, then what was sent. */
export const isBeingReturned = (status: OrderState): boolean =>
  status === 'return_requested' || status === 'label_ready';
