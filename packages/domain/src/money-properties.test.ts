import fc from 'fast-check';
import { quoteCart } from './cart-quote.ts';
import { splitCredit } from './credit-split.ts';
import { type Cents, cents, dollarText, NO_MONEY, parseDollars, sumCents } from './money.ts';
import { creditApplied, type PricedLine, quoteOrder } from './order-quote.ts';
import { payoutFee, payoutNet } from './payout-fee.ts';
import { processingFee } from './processing-fee.ts';
import { grossOfQuote, nextRefund, type RefundSplit, refundDue } from './refund.ts';

/** Each is told for so many invented cases; all of them together take some seconds. */
const CASES = { numRuns: 2_000 };

const amount = (max: number, min = 0) => fc.integer({ min, max }).map(cents);
/** A line that RELIABILITY.md section 2 allows: at most $10,000 a unit and 99 units. */
const line: fc.Arbitrary<PricedLine> = fc.record({
  unitPriceCents: amount(1_000_000, 1),
  quantity: fc.integer({ min: 1, max: 99 }),
  shippingCents: amount(20_000),
});
const lines = fc.array(line, { minLength: 1, maxLength: 50 });
/** Nothing, little, about what things cost, or plenty. */
const balance = fc.oneof(amount(200), amount(100_000), amount(2_000_000_000));
const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

test('the fee is never more than half a cent beside $1.30 plus 7 % of the price', () => {
  fc.assert(
    fc.property(amount(1_000_000), (price) => {
      const hundredths = 100 * (processingFee(price) - 130) - 7 * price;
      expect(hundredths).toBeGreaterThan(-50);
      expect(hundredths).toBeLessThanOrEqual(50);
    }),
    CASES,
  );
});

test('whatever the order and the balance, the card is charged nothing or what it can be charged', () => {
  fc.assert(
    fc.property(amount(2_000_000, 131), balance, (gross, credit) => {
      const applied = creditApplied(gross, credit);
      const onCard = gross - applied;
      expect(applied).toBeGreaterThanOrEqual(0);
      expect(applied).toBeLessThanOrEqual(Math.min(gross, credit));
      expect(onCard === 0 || onCard >= 50).toBe(true);
      expect(Math.min(gross, credit) - applied).toBeLessThan(50);
    }),
    CASES,
  );
});

test('an order costs the sum of its lines, and what is not paid in Llama Bucks is on the card', () => {
  fc.assert(
    fc.property(lines, balance, (ordered, credit) => {
      const quote = quoteOrder(ordered, credit);
      const apart = total(ordered.map((one) => grossOfQuote(quoteOrder([one]))));
      expect(grossOfQuote(quote)).toBe(apart);
      expect(quote.totalCents + quote.creditCents).toBe(apart);
    }),
    CASES,
  );
});

const parcels = fc
  .array(fc.array(line, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 })
  .map((groups) => groups.map((group, index) => ({ id: `parcel ${index}`, lines: group })));

/** Nearly all of what a cart costs, so that parcels are left with a card part that cannot be charged. */
const littleLess = fc.record({ lessCents: fc.nat({ max: 400 }) });

test('however a cart is split into parcels it costs the same, and its parcels sum to the whole', () => {
  fc.assert(
    fc.property(parcels, fc.oneof(balance, littleLess), (cart, some) => {
      const gross = grossOfQuote(quoteOrder(cart.flatMap((parcel) => parcel.lines)));
      const credit = typeof some === 'number' ? some : cents(Math.max(0, gross - some.lessCents));
      const { whole, parcels: quotes } = quoteCart(cart, credit);
      const each = [...quotes.values()];
      expect(grossOfQuote(whole)).toBe(gross);
      expect(total(each.map(({ totalCents }) => totalCents))).toBe(whole.totalCents);
      expect(total(each.map(({ creditCents }) => creditCents))).toBe(whole.creditCents);
      expect(whole.creditCents).toBeLessThanOrEqual(credit);
      for (const quote of each) {
        expect(quote.totalCents + quote.creditCents).toBe(grossOfQuote(quote));
        expect(quote.totalCents === 0 || quote.totalCents >= 50).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('Llama Bucks are spread to the last cent, nobody gets a cent too many, and the order of parcels plays no part', () => {
  const groups = fc.array(amount(2_000_000, 1), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(groups, fc.double({ min: 0, max: 1, noNaN: true }), (grosses, part) => {
      const orders = grosses.map((grossCents, index) => ({ id: `order ${index}`, grossCents }));
      const gross = total(grosses);
      const credit = cents(Math.floor(gross * part));
      const shares = splitCredit(credit, orders);
      expect(total([...shares.values()])).toBe(credit);
      for (const { id, grossCents } of orders) {
        const share = shares.get(id) ?? NO_MONEY;
        expect(share).toBeLessThanOrEqual(grossCents);
        expect(Math.abs(share - (credit * grossCents) / gross)).toBeLessThan(1);
      }
      expect(splitCredit(credit, orders.toReversed())).toEqual(new Map([...shares].reverse()));
    }),
    CASES,
  );
});

/** How many units of each line are back after each of some returns: never fewer than before. */
const returns = (ordered: readonly PricedLine[]) =>
  fc
    .array(fc.tuple(...ordered.map(({ quantity }) => fc.integer({ min: 0, max: quantity }))), { maxLength: 5 })
    .map((steps) =>
      steps.map((_step, last) =>
        ordered.map((_line, index) => Math.max(...steps.slice(0, last + 1).map((step) => step[index] ?? 0))),
      ),
    );
const story = fc.array(line, { minLength: 1, maxLength: 4 }).chain((ordered) =>
  fc.record({
    ordered: fc.constant(ordered),
    steps: returns(ordered),
    targets: fc.array(fc.constantFrom('card' as const, 'credit' as const), { minLength: 5, maxLength: 5 }),
    isOurFault: fc.boolean(),
  }),
);

test('in however many returns things come back, what is due goes back, to the card no more than it paid', () => {
  fc.assert(
    fc.property(story, balance, ({ ordered, steps, targets, isOurFault }, credit) => {
      const quote = quoteOrder(ordered, credit);
      let back: RefundSplit = { cardCents: NO_MONEY, creditCents: NO_MONEY };
      let due: Cents = NO_MONEY;
      steps.forEach((unitsBack, index) => {
        due = refundDue({ quote, lines: ordered }, unitsBack, { isOurFault });
        const next = nextRefund({ quote }, due, back, targets[index] ?? 'card');
        if (!next) throw new Error(`${due} of ${grossOfQuote(quote)} were refused`);
        back = {
          cardCents: sumCents([back.cardCents, next.cardCents]),
          creditCents: sumCents([back.creditCents, next.creditCents]),
        };
      });
      expect(back.cardCents + back.creditCents).toBe(due);
      expect(back.cardCents).toBeLessThanOrEqual(quote.totalCents);
      expect(due).toBeLessThanOrEqual(grossOfQuote(quote));
      const all = nextRefund({ quote }, grossOfQuote(quote), back, 'card');
      expect((all?.cardCents ?? 0) + (all?.creditCents ?? 0) + due).toBe(grossOfQuote(quote));
    }),
    CASES,
  );
});

test('a check and its fee are what was in the fund, and of whole dollars the fee is a twentieth', () => {
  fc.assert(
    fc.property(amount(100_000_000, 1), (gross) => {
      expect(payoutFee(gross) + payoutNet(gross)).toBe(gross);
      expect(Math.abs(20 * payoutFee(gross) - gross)).toBeLessThanOrEqual(10);
      expect(payoutFee(cents(gross * 100))).toBe(gross * 5);
    }),
    CASES,
  );
});

test('a sum that is written down in dollars is read back to the cent', () => {
  fc.assert(
    fc.property(amount(999_999_999), (sum) => {
      expect(parseDollars(dollarText(sum))).toBe(sum);
    }),
    CASES,
  );
});
