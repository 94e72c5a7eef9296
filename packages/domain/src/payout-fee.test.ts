import { cents } from './money.ts';
import { payoutFee, payoutNet } from './payout-fee.ts';

test.each([
  [0, 0, 0],
  [1, 0, 1],
  [10, 1, 9],
  [100, 5, 95],
  [900, 45, 855],
  [9_999, 500, 9_499],
  [10_000, 500, 9_500],
  [41_200, 2_060, 39_140],
  [1_000_000, 50_000, 950_000],
])('of %d cents that were chipped in the fee keeps %d and the check is over %d', (gross, fee, net) => {
  expect(payoutFee(cents(gross))).toBe(fee);
  expect(payoutNet(cents(gross))).toBe(net);
});
