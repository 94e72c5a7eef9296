import { cents } from '@wishbow/domain/money';
import { quoteOrder } from '@wishbow/domain/order-quote';
import { ORDER_STATES, type OrderState } from '@wishbow/domain/order-state';
import { idOf } from '../../builders/ids.ts';
import { summaryOf, theOne } from '../looking.ts';
import type { CartRow, PersonRow, World } from '../world.ts';
import { daysBefore, hoursBefore } from './moments.ts';
import { JUNE, MAYA, THEO } from './people.ts';
import { productIdOf, seedProducts } from './products.ts';

type OrderRow = World['orders'][number];

export const orderIdOf = (number: number): string => `0de4${number.toString(16).padStart(20, '0')}`;

const SENT_STATES: readonly OrderState[] = [
  'shipped',
  'delivered',
  'return_requested',
  'label_ready',
  'partially_refunded',
  'refunded',
];

/** One order of Maya's for Theo's shoes in a given state. */
export function orderIn(now: Date, people: readonly PersonRow[], state: OrderState, number: number): OrderRow {
  const item = theOne(seedProducts()[number % 11], 'product');
  const theo = summaryOf(
    theOne(
      people.find(({ id }) => id === THEO),
      'Theo',
    ),
  );
  const unitPriceCents = cents(item.price ?? 0);
  const { creditCents, ...quote } = quoteOrder([{ unitPriceCents, quantity: 1, shippingCents: cents(450) }]);
  const isSent = SENT_STATES.includes(state);
  const line = `${orderIdOf(number)}-1`;
  const isReturning = state === 'return_requested' || state === 'label_ready';
  return {
    id: orderIdOf(number),
    buyerId: MAYA,
    status: state,
    timeline: [
      { status: 'created', at: daysBefore(now, number + 2) },
      { status: state, at: daysBefore(now, number) },
    ],
    items: [
      {
        id: line,
        wish_id: idOf('wish', 6),
        title: item.title,
        variant_title: item.variant_title,
        image: item.image,
        quantity: 1,
        unitPriceCents,
        to_user: theo,
      },
    ],
    to_user: theo,
    message: 'Run like the wind.',
    private: false,
    ...quote,
    creditCents,
    card: { brand: 'visa', last4: '4242' },
    ship_to: { name: theo.name, address: null },
    tracking_url: isSent ? 'https://parcels.example/1Z999' : null,
    carrier: isSent ? 'UPS' : null,
    tracking_number: isSent ? '1Z999' : null,
    failure: state === 'failed' ? 'The shop could not be reached.' : null,
    failure_code: state === 'failed' ? 'zma_temporarily_overloaded' : null,
    is_placed_late: false,
    refund: state === 'refunded' ? { cardCents: quote.totalCents, creditCents: 0 } : null,
    returning: isReturning
      ? { reason: 'no longer needed', items: [{ id: line, quantity: 1 }], code: null, return_by: daysBefore(now, -20) }
      : null,
    invitation: null,
    created_at: daysBefore(now, number + 2),
  };
}

/** An order in every state there is, newest first. */
export const seedOrders = (now: Date, people: readonly PersonRow[]): OrderRow[] =>
  ORDER_STATES.map((state, index) => orderIn(now, people, state, index + 1));

const cartRow = (now: Date, number: number, told: Partial<CartRow> & { productId: string }): CartRow => ({
  id: `ca47${number.toString(16).padStart(20, '0')}`,
  wishId: null,
  listId: null,
  toUserId: null,
  invitedEmail: null,
  shipsToMe: false,
  message: '',
  isPrivate: false,
  quantity: 1,
  addedCents: seedProducts().find(({ product_id }) => product_id === told.productId)?.price ?? 0,
  at: hoursBefore(now, number),
  ...told,
});

/** Two gifts for Theo in one parcel. */
export const seedCart = (now: Date): CartRow[] => [
  cartRow(now, 1, {
    productId: productIdOf(7),
    wishId: idOf('wish', 7),
    listId: idOf('wishlist', 4),
    toUserId: THEO,
    quantity: 2,
    message: 'For the training diary.',
  }),
  cartRow(now, 2, { productId: productIdOf(9), toUserId: THEO, message: 'For the training diary.' }),
];

/** A parcel that nobody is chosen for, and one for somebody who is invited. */
export const restOfCart = (now: Date): CartRow[] => [
  cartRow(now, 3, { productId: productIdOf(2) }),
  cartRow(now, 4, { productId: productIdOf(10), invitedEmail: 'grandma@example.com' }),
];

export const seedGiven = (now: Date): World['given'] => [
  { wishId: idOf('wish', 3), from: JUNE, to: MAYA, quantity: 1, isPrivate: false, at: daysBefore(now, 3) },
  { wishId: idOf('wish', 2), from: THEO, to: MAYA, quantity: 1, isPrivate: true, at: daysBefore(now, 6) },
  { wishId: idOf('wish', 6), from: MAYA, to: THEO, quantity: 1, isPrivate: false, at: daysBefore(now, 9) },
];

/** What Maya has bought elsewhere for Theo. */
export const seedGifts = (now: Date): World['gifts'] => [
  {
    id: '61f70000000000000000000a',
    by: MAYA,
    wish_id: idOf('wish', 8),
    quantity: 1,
    message: 'For the hallway.',
    private: false,
    created_at: daysBefore(now, 4),
  },
];

export const seedContributions = (now: Date): World['contributions'] =>
  [
    { by: THEO, wish_id: idOf('wish', 5), amountCents: 20_000 },
    { by: JUNE, wish_id: idOf('wish', 5), amountCents: 12_500 },
    { by: MAYA, wish_id: idOf('wish', 11), amountCents: 2_000 },
  ].map((row, index) => ({
    id: `c047${(index + 1).toString(16).padStart(20, '0')}`,
    message: '',
    private: false,
    status: 'contributed' as const,
    created_at: daysBefore(now, index + 4),
    ...row,
  }));
