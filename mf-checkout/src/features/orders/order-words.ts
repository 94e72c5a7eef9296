import type { Order } from '@wishbow/contracts/orders';

type Status = Order['status'];
type Tone = 'neutral' | 'brand' | 'ok' | 'info' | 'warn' | 'danger';

/** How each state is called to the buyer. `unknown` is looked into by a person; to the buyer it is still processing. */
const WORDS: Readonly<Record<Status, { label: string; tone: Tone }>> = {
  created: { label: 'Processing', tone: 'info' },
  authorizing: { label: 'Processing', tone: 'info' },
  payment_failed: { label: 'Payment failed', tone: 'danger' },
  processing: { label: 'Processing', tone: 'info' },
  unknown: { label: 'Processing', tone: 'info' },
  placed: { label: 'Placed', tone: 'ok' },
  failed: { label: 'Could not be placed', tone: 'danger' },
  cancelling: { label: 'Cancelling', tone: 'warn' },
  cancel_requested: { label: 'Cancelling', tone: 'warn' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  shipped: { label: 'Shipped', tone: 'brand' },
  delivered: { label: 'Delivered', tone: 'ok' },
  return_requested: { label: 'Return requested', tone: 'warn' },
  label_ready: { label: 'Return label ready', tone: 'warn' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

export const wordsOf = (status: Status) => WORDS[status];

/** The way an order goes when nothing goes wrong, for the stations still ahead. */
export const USUAL_WAY: readonly Status[] = ['processing', 'placed', 'shipped', 'delivered'];
