import { cents, NO_MONEY } from './money.ts';
import { nextRefund, type RefundSplit, type RefundTarget, refundDue } from './refund.ts';

/** Three teapots at $24.99 and a radio at $59.00: $133.97, shipping $11.45, fee $8.48, of which $25.00 in Llama Bucks. */
const order = {
  quote: {
    subtotalCents: cents(13_397),
    shippingCents: cents(1145),
    processingFeeCents: cents(848),
    creditCents: cents(2500),
    totalCents: cents(12_890),
  },
  lines: [
    { unitPriceCents: cents(2499), quantity: 3 },
    { unitPriceCents: cents(5900), quantity: 1 },
  ],
};

test.each<[teapots: number, radios: number, isOurFault: boolean, due: number]>([
  [0, 0, false, 0],
  [1, 0, false, 2499],
  [3, 0, false, 7497],
  [0, 1, true, 5900],
  [2, 1, true, 10_898],
  [3, 1, false, 14_542],
  [3, 1, true, 15_390],
])('for %i teapots and %i radios back, our fault: %s, %i cents are due', (teapots, radios, isOurFault, due) => {
  expect(refundDue(order, [teapots, radios], { isOurFault })).toBe(due);
});

const nothing: RefundSplit = { cardCents: NO_MONEY, creditCents: NO_MONEY };

test.each<[due: number, target: RefundTarget, card: number, credit: number]>([
  [7497, 'card', 7497, 0],
  [12_890, 'card', 12_890, 0],
  [12_891, 'card', 12_890, 1],
  [15_390, 'card', 12_890, 2500],
  [7497, 'credit', 0, 7497],
  [15_390, 'credit', 0, 15_390],
])('of %i cents due, wanted on the %s, %i go to the card and %i become Llama Bucks', (due, target, card, credit) => {
  expect(nextRefund(order, cents(due), nothing, target)).toEqual({ cardCents: card, creditCents: credit });
});

test('refunds in steps sum to the refund in one', () => {
  const afterTeapots: RefundSplit = { cardCents: cents(7497), creditCents: NO_MONEY };
  expect(nextRefund(order, cents(15_390), afterTeapots, 'card')).toEqual({ cardCents: 5393, creditCents: 2500 });
  const asCredit: RefundSplit = { cardCents: NO_MONEY, creditCents: cents(7497) };
  expect(nextRefund(order, cents(15_390), asCredit, 'card')).toEqual({ cardCents: 7893, creditCents: 0 });
});

test('what went back does not go back again, and never more than was paid', () => {
  const everything: RefundSplit = { cardCents: cents(12_890), creditCents: cents(2500) };
  expect(nextRefund(order, cents(15_390), everything, 'card')).toEqual({ cardCents: 0, creditCents: 0 });
  expect(nextRefund(order, cents(15_391), nothing, 'card')).toBeUndefined();
});

test('whatever was paid in Llama Bucks, and whichever part goes back first, the parts sum to the whole', () => {
  const gross = 15_390;
  const faults: string[] = [];
  for (let credit = 0; credit <= gross; credit += 19) {
    const paid = { ...order.quote, creditCents: cents(credit), totalCents: cents(gross - credit) };
    for (const first of [0, 1, 2499, 4998, 10_898, 14_542, gross]) {
      const one = nextRefund({ quote: paid }, cents(first), nothing, 'card') ?? nothing;
      const rest = nextRefund({ quote: paid }, cents(gross), one, 'card') ?? nothing;
      const isWhole =
        one.cardCents + one.creditCents === first &&
        one.cardCents + rest.cardCents === gross - credit &&
        one.creditCents + rest.creditCents === credit;
      if (!isWhole) faults.push(`${credit} in credit, ${first} first`);
    }
  }
  expect(faults).toEqual([]);
});
