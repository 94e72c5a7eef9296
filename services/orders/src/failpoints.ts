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
  'after_cancelled_units',
  'before_return_post',
  'after_return_post',
] as const;

export const FAILPOINTS = [...CHECKOUT_FAILPOINTS, ...AFTERWARDS_FAILPOINTS] as const;

export type Failpoint = (typeof FAILPOINTS)[number];

/** Called at each place; does nothing unless a test asked for a crash there. */
export type PassFailpoint = (place: Failpoint) => void;

/** SIGKILL and not an exit: nothing may run afterwards, as when the machine loses power. */
export const failpoints =
  (active: Failpoint | undefined): PassFailpoint =>
  (place) => {
    if (place === active) process.kill(process.pid, 'SIGKILL');
  };
