import { cents } from '@wishbow/domain/money';
import type { ReturnReason } from '@wishbow/domain/return-reasons';
import type { ReturnRow } from '../orders/order-row.ts';
import { anOrder } from '../testing/an-order.ts';
import { dueForReturn, isSameReturn, isWholeOrder, returnedLines } from './return-rules.ts';

const candle = anOrder().lines[0];
if (!candle) throw new Error('The order has no line');

/** Two candles at $24.00 and a radio at $59.00, with $9.90 shipping and a fee of $8.41. */
const order = anOrder({
  lines: [
    { ...candle, quantity: 2 },
    { ...candle, title: 'Kitchen radio', unitPriceCents: cents(5900) },
  ],
  quote: {
    subtotalCents: cents(10_700),
    shippingCents: cents(990),
    processingFeeCents: cents(841),
    creditCents: cents(0),
    totalCents: cents(12_531),
  },
});
const lineId = (number: number) => `${order._id}-${number}`;

const aReturn = (items: ReturnRow['items'], reason: ReturnReason = 'no longer needed'): ReturnRow => ({
  ...{ count: 1, reason, explanation: '', items, refundTo: 'card' },
  ...{ requestId: null, labelUrls: [], returnBy: null, code: null },
});
const everything = [
  { line: 0, quantity: 2 },
  { line: 1, quantity: 1 },
];

test('lines are named in any order, by all of their units or by some', () => {
  expect(returnedLines(order, [{ id: lineId(2) }, { id: lineId(1), quantity: 1 }])).toEqual([
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ]);
});

test.each([
  ['a line of another order', [{ id: '64f000000000000000000002-1' }]],
  ['a line that is not there', [{ id: lineId(3) }]],
  ['more than was bought', [{ id: lineId(2), quantity: 2 }]],
  [
    'the same line twice',
    [
      { id: lineId(1), quantity: 1 },
      { id: lineId(1), quantity: 1 },
    ],
  ],
])('%s cannot go back', (_name, items) => {
  expect(returnedLines(order, items)).toBeUndefined();
});

test.each<[string, ReturnRow, number]>([
  ['one candle', aReturn([{ line: 0, quantity: 1 }]), 2400],
  ['a broken radio', aReturn([{ line: 1, quantity: 1 }], 'missing or broken parts'), 5900],
  ['everything', aReturn(everything), 11_690],
  ['everything, broken', aReturn(everything, 'product and shipping box both damaged'), 12_531],
  ['what nobody bought', aReturn(everything, "received extra item I didn't buy (no refund needed)"), 0],
])('%s goes back, and the right sum with it', (_name, returning, due) => {
  expect(dueForReturn(order, returning)).toBe(due);
});

test('only with the last unit the whole order is back', () => {
  expect(isWholeOrder(order, aReturn(everything))).toBe(true);
  expect(isWholeOrder(order, aReturn([{ line: 0, quantity: 2 }]))).toBe(false);
});

test('the same return names the same things for the same reason', () => {
  expect(isSameReturn(aReturn(everything), aReturn(everything))).toBe(true);
  expect(isSameReturn(aReturn(everything), aReturn(everything.slice(0, 1)))).toBe(false);
  expect(isSameReturn(aReturn(everything), aReturn(everything, 'bought by mistake'))).toBe(false);
});
