import { cents } from './money.ts';
import { processingFee } from './processing-fee.ts';

test.each([
  [0, 130],
  [1, 130],
  [50, 134],
  [99, 137],
  [100, 137],
  [150, 141],
  [999, 200],
  [1999, 270],
  [2000, 270],
  [2499, 305],
  [9999, 830],
  [10000, 830],
])('the fee on a price of %i cents is %i cents', (price, fee) => {
  expect(processingFee(cents(price))).toBe(fee);
});
