import type { AdminOrder } from '@wishbow/contracts/admin-orders';

type Status = AdminOrder['status'];

/** How the states of an order are called among admins, who see them all. */
export const ORDER_STATUS_WORDS: Readonly<
  Record<Status, { label: string; tone: 'neutral' | 'brand' | 'ok' | 'info' | 'warn' | 'danger' }>
> = {
  created: { label: 'Created', tone: 'neutral' },
  authorizing: { label: 'Authorizing', tone: 'neutral' },
  payment_failed: { label: 'Payment failed', tone: 'danger' },
  processing: { label: 'Processing', tone: 'info' },
  unknown: { label: 'Unknown', tone: 'danger' },
  placed: { label: 'Placed', tone: 'ok' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelling: { label: 'Cancelling', tone: 'warn' },
  cancel_requested: { label: 'Cancel requested', tone: 'warn' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  shipped: { label: 'Shipped', tone: 'brand' },
  delivered: { label: 'Delivered', tone: 'ok' },
  return_requested: { label: 'Return started', tone: 'warn' },
  label_ready: { label: 'Label ready', tone: 'warn' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};

/** An order by the end of its id, which is all that people read to each other. */
export const shortOrderName = (id: string): string => `W-${id.slice(-6).toUpperCase()}`;
