import type { OrderId } from '@wishbow/contracts/wire-types';
import { cents } from '@wishbow/domain/money';
import { ORDER_STATES, type OrderState } from '@wishbow/domain/order-state';
import { findOwnCard } from '../cards/cardholder-repository.ts';
import { anOrder } from '../testing/an-order.ts';
import { saveCard } from '../testing/gifts.ts';
import { cancel, labelsOf, retry, sendBack } from '../testing/order-actions.ts';
import { jonah } from '../testing/people.ts';
import { type RunningOrders, runningOrders } from '../testing/running-orders.ts';
import { addOrder, newOrderId } from './order-repository.ts';
import type { OrderCardRow } from './order-row.ts';

/** Engine, sandbox, services and worker share the cores of a small machine. */
jest.setTimeout(60_000);

let site: RunningOrders;
let card: OrderCardRow;

beforeAll(async () => {
  site = await runningOrders();
  const own = await findOwnCard(site.connection, jonah.id, await saveCard(site.as(jonah)));
  if (!own) throw new Error('The card was not saved');
  const { id, customerId, brand, last4 } = own;
  card = { id, customerId, brand, last4 };
});
afterAll(() => site.stop());

/** An order of $31.93 that stands in a state, and that nobody carries on. */
async function orderIn(state: OrderState): Promise<OrderId> {
  const _id = newOrderId();
  const quote = { subtotalCents: cents(2400), shippingCents: cents(495), processingFeeCents: cents(298) };
  await addOrder(
    site.connection,
    anOrder({
      ...{ _id, state, card, steps: [{ state, at: new Date() }], intentKey: _id },
      quote: { ...quote, creditCents: cents(0), totalCents: cents(3193) },
      ...{ paymentIntentId: null, retailerRequestId: null },
      failure: state === 'failed' ? { code: 'internal_error', message: 'It failed.' } : null,
    }),
  );
  return _id;
}

type Answer = { readonly status: number; readonly body: object };
const told = ({ status, body }: Answer): string => ('code' in body && status !== 200 ? `${body.code}` : `${status}`);

/** What each call is answered for an order in each state. */
const ANSWERS: Readonly<Record<OrderState, readonly [retry: string, cancel: string, sendBack: string]>> = {
  created: ['not_found', 'not_found', 'not_found'],
  authorizing: ['not_found', 'not_found', 'not_found'],
  payment_failed: ['not_retryable', 'not_cancellable', 'invalid_state'],
  processing: ['not_retryable', '200', 'invalid_state'],
  placed: ['not_retryable', '200', 'invalid_state'],
  failed: ['200', 'not_cancellable', 'invalid_state'],
  unknown: ['not_retryable', 'not_cancellable', 'invalid_state'],
  cancelling: ['not_retryable', '200', 'invalid_state'],
  cancel_requested: ['not_retryable', '200', 'invalid_state'],
  cancelled: ['not_retryable', 'not_cancellable', 'invalid_state'],
  shipped: ['not_retryable', 'not_cancellable', '200'],
  delivered: ['not_retryable', 'not_cancellable', '200'],
  return_requested: ['not_retryable', 'not_cancellable', 'return_in_progress'],
  label_ready: ['not_retryable', 'not_cancellable', 'return_in_progress'],
  partially_refunded: ['not_retryable', 'not_cancellable', 'invalid_state'],
  refunded: ['not_retryable', 'not_cancellable', 'invalid_state'],
};

test.each(ORDER_STATES)('an order that is %s allows what it should and refuses the rest', async (state) => {
  const as = site.as(jonah);
  const answers = [
    await retry(as, await orderIn(state)),
    await cancel(as, await orderIn(state)),
    await sendBack(as, await orderIn(state)),
  ];
  expect(answers.map(told)).toEqual(ANSWERS[state]);
});

test('a refused call leaves the order as it was', async () => {
  const id = await orderIn('refunded');
  const before = await site.order(id);
  for (const act of [retry, cancel, sendBack, labelsOf]) await act(site.as(jonah), id);

  expect(await site.order(id)).toEqual(before);
});
