/** Where a crash test lets the process die in a checkout, in the order in which one reaches them. */
export const CHECKOUT_FAILPOINTS = [
  'after_order_row',
  'after_reservation',
  'before_payment_intent',
  'after_payment_intent',
  'before_retailer_post',
  'after_retailer_post',
  'after_retailer_outcome',
  'after_capture',
  'before_ledger',
  'before_outbox',
  'after_placed',
  'after_void',
  'after_release',
] as const;

/** Where it dies while a buyer is asked by their bank, and once they have answered. */
export const ASKED_FAILPOINTS = [
  'after_asking',
  'after_answer',
  'after_unanswered',
  'after_cart_asking',
  'after_contribution_asking',
] as const;

/** Where it dies in what is done with an order afterwards. */
export const AFTERWARDS_FAILPOINTS = [
  'after_retry_claim',
  'after_retry_units',
  'after_retry_hold',
  'after_abort',
  'before_cancel_post',
  'after_cancel_post',
  'after_refund_claim',
  'after_refund',
  'after_admin_refund',
  'after_cancelled_units',
  'before_return_post',
  'after_return_post',
] as const;

/** Where it dies while a wish from elsewhere is given or taken back. */
export const CUSTOM_GIFT_FAILPOINTS = [
  'after_gift_row',
  'after_gift_reserved',
  'after_gift_given',
  'after_undo_claim',
  'after_undo_release',
] as const;

/** Where it dies while somebody chips in to a fund. */
export const CONTRIBUTION_FAILPOINTS = [
  'after_contribution_row',
  'after_contribution_reserved',
  'after_contribution_hold',
  'after_contribution_counted',
  'after_contribution_captured',
  'before_contribution_outbox',
] as const;

/** Where it dies while a fund is paid out, or given back. */
export const FUND_FAILPOINTS = [
  'after_payout_row',
  'after_fund_closed',
  'after_contribution_refund',
  'after_rejection',
  'after_fund_reopened',
] as const;

/** Where it dies while everything in a cart is ordered. */
export const CART_FAILPOINTS = [
  'after_cart_row',
  'after_cart_units',
  'before_cart_holds',
  'after_a_cart_hold',
  'after_cart_holds',
  'after_cart_void',
] as const;

/** Where it dies while a gift waits to be claimed, and once it is. */
export const INVITATION_FAILPOINTS = [
  'after_hold_lapsed',
  'after_expiry',
  'after_claim',
  'before_late_hold',
  'after_late_hold',
] as const;

export const FAILPOINTS = [
  ...CHECKOUT_FAILPOINTS,
  ...ASKED_FAILPOINTS,
  ...AFTERWARDS_FAILPOINTS,
  ...CUSTOM_GIFT_FAILPOINTS,
  ...CONTRIBUTION_FAILPOINTS,
  ...FUND_FAILPOINTS,
  ...CART_FAILPOINTS,
  ...INVITATION_FAILPOINTS,
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

/** Called at each place; does nothing unless a test asked for a crash there. */
export type PassFailpoint = (place: Failpoint) => void;

/** SIGKILL and not an exit: nothing may run afterwards, as when the machine loses power. */
export const failpoints =
  (active: Failpoint | undefined): PassFailpoint =>
  (place) => {
    if (place === active) process.kill(process.pid, 'SIGKILL');
  };
