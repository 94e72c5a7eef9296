import { isFaultOfRetailer, isReturnedWithoutRefund, RETURN_REASONS } from './return-reasons.ts';

test('of the twelve reasons seven are the fault of the retailer, and one is about what nobody paid for', () => {
  expect(RETURN_REASONS.map((reason) => [reason, isFaultOfRetailer(reason), isReturnedWithoutRefund(reason)])).toEqual([
    ['no longer needed', false, false],
    ['inaccurate website description', true, false],
    ["item defective or doesn't work", true, false],
    ['bought by mistake', false, false],
    ['better price available', false, false],
    ['product damage but shipping box OK', true, false],
    ['item arrived too late', true, false],
    ['missing or broken parts', true, false],
    ['product and shipping box both damaged', true, false],
    ['wrong item was sent', true, false],
    ["received extra item I didn't buy (no refund needed)", false, true],
    ["didn't approve purchase", false, false],
  ]);
});
