/** Every place where a crash test lets the process die, in the order in which a checkout reaches them. */
export const FAILPOINTS = [
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

export type Failpoint = (typeof FAILPOINTS)[number];

/** Called at each place; does nothing unless a test asked for a crash there. */
export type PassFailpoint = (place: Failpoint) => void;

/** SIGKILL and not an exit: nothing may run afterwards, as when the machine loses power. */
export const failpoints =
  (active: Failpoint | undefined): PassFailpoint =>
  (place) => {
    if (place === active) process.kill(process.pid, 'SIGKILL');
  };
