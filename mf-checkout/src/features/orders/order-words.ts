import type { Order } from '@wishbow/contracts/orders';

type Status = Order['status'];
type Tone = 'neutral' | 'brand' | 'ok' | 'info' | 'warn' | 'danger';

interface Words {
  readonly label: string;
  readonly tone: Tone;
  /** What comes next when all goes as it should. */
  readonly ahead: readonly Status[];
}

const SHIPPED: readonly Status[] = ['delivered'];
const PLACED: readonly Status[] = ['shipped', ...SHIPPED];
const PROCESSING: Words = { label: 'Processing', tone: 'info', ahead: ['placed', ...PLACED] };
const CANCELLING: Words = { label: 'Cancelling', tone: 'warn', ahead: ['cancelled'] };

/** How each state is called to the buyer. `unknown` is looked into by a person; to the buyer it is still processing. */
const WORDS: Readonly<Record<Status, Words>> = {
  created: PROCESSING,
  authorizing: PROCESSING,
  payment_failed: { label: 'Payment failed', tone: 'danger', ahead: [] },
  processing: PROCESSING,
  unknown: PROCESSING,
  placed: { label: 'Placed', tone: 'ok', ahead: PLACED },
  failed: { label: 'Could not be placed', tone: 'danger', ahead: [] },
  cancelling: CANCELLING,
  cancel_requested: CANCELLING,
  cancelled: { label: 'Cancelled', tone: 'neutral', ahead: [] },
  shipped: { label: 'Shipped', tone: 'brand', ahead: SHIPPED },
  delivered: { label: 'Delivered', tone: 'ok', ahead: [] },
  return_requested: { label: 'Return requested', tone: 'warn', ahead: ['label_ready', 'refunded'] },
  label_ready: { label: 'Return label ready', tone: 'warn', ahead: ['refunded'] },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral', ahead: [] },
  refunded: { label: 'Refunded', tone: 'neutral', ahead: [] },
};

export const wordsOf = (status: Status): Words => WORDS[status];

const WAITING: Words = { ...PROCESSING, label: 'Waiting to be claimed', ahead: ['processing', ...PROCESSING.ahead] };

/** The same for an order, which may wait for somebody who was invited to it. */
export const wordsOfOrder = ({ status, invitation }: Pick<Order, 'status' | 'invitation'>): Words =>
  invitation?.status === 'waiting' ? WAITING : wordsOf(status);

/** Nothing is waited for any more, and nothing went wrong. */
const ARRIVED: readonly Status[] = ['delivered', 'cancelled', 'partially_refunded', 'refunded'];

export const hasArrived = (status: Status): boolean => ARRIVED.includes(status);
