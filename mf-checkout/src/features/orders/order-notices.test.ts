import { anOrder } from '../../testing/an-order.ts';
import { noticesOf } from './order-notices.ts';

test('a buyer reads what went back, and where', () => {
  const refund = { cardCents: 1193, creditCents: 1702 };
  expect(noticesOf(anOrder({ status: 'refunded', refund }))).toEqual([
    'Refunded: $11.93 to your card and $17.02 in Llama Bucks.',
  ]);
});

test('where nothing went back no refund is spoken of', () => {
  expect(noticesOf(anOrder({ status: 'refunded', refund: { cardCents: 0, creditCents: 0 } }))).toEqual([]);
});
