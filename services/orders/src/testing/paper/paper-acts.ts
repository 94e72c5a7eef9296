import { cents } from '@wishbow/domain/money';
import { RETURN_REASONS } from '@wishbow/domain/return-reasons';
import * as fc from 'fast-check';
import { buyer, type PaperOrder, type PaperOrders } from './paper-orders.ts';
import type { PaperWorld } from './paper-world.ts';

/** What somebody does. It prints as words, so that a story that failed can be read. */
export interface Act {
  readonly [fc.toStringMethod]: () => string;
  run(world: PaperWorld): void;
}

const act = (what: string, facts: object, run: Act['run']): Act => ({
  [fc.toStringMethod]: () => `${what} ${JSON.stringify(facts)}`,
  run,
});

const amount = (max: number, min = 1) => fc.integer({ min, max }).map(cents);
const line = fc.record({
  unitPriceCents: amount(60_000),
  quantity: fc.integer({ min: 1, max: 5 }),
  shippingCents: amount(1_500, 0),
});
const parcels = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
const units = fc.array(fc.nat({ max: 5 }), { minLength: 3, maxLength: 3 });
const reason = fc.constantFrom(...RETURN_REASONS);
const target = fc.constantFrom('card' as const, 'credit' as const);
const which = fc.nat({ max: 30 });

/** An act about one of somebody's orders; nothing happens while they have none. */
const about = <Facts extends object>(
  what: string,
  facts: fc.Arbitrary<Facts>,
  run: (orders: PaperOrders, order: PaperOrder, facts: Facts) => void,
) => {
  const ofAnybody = (who: fc.Arbitrary<number>): fc.Arbitrary<Act> =>
    fc.tuple(who, which, facts).map(([person, number, told]) =>
      act(what, { who: person, which: number, ...told }, (world) => {
        const order = world.orderOf(person, number);
        if (order) run(world.orders, order, told);
      }),
    );
  return ofAnybody;
};

const grant = (who: fc.Arbitrary<number>) =>
  fc
    .tuple(who, amount(30_000))
    .map(([person, sum]) => act('grant', { who: person, sum }, (world) => world.grant(person, sum)));

const checkOut = (who: fc.Arbitrary<number>) =>
  fc.tuple(who, parcels, fc.boolean()).map(([person, cart, usesCredit]) =>
    act('check out', { who: person, cart, usesCredit }, ({ orders }) => {
      orders.checkOut(buyer(person), cart, usesCredit);
    }),
  );

const nothing = fc.constant({});

/** The likelier, the further an order gets: most stories see orders placed, sent and sent back. */
const ofOrders = [
  { weight: 6, of: about('place', nothing, (orders, order) => void orders.place(order)) },
  { weight: 2, of: about('fail', nothing, (orders, order) => void orders.undo(order, 'failed')) },
  { weight: 1, of: about('wonder', nothing, (orders, order) => void orders.move(order, 'unknown')) },
  {
    weight: 4,
    of: about('retry', fc.record({ change: fc.integer({ min: -500, max: 500 }) }), (orders, order, { change }) => {
      orders.retry(order, change);
    }),
  },
  {
    weight: 1,
    of: about('abort', fc.record({ isTooLate: fc.boolean() }), (orders, order, { isTooLate }) => {
      if (!orders.move(order, 'cancelling')) return;
      if (isTooLate) orders.place(order);
      else orders.undo(order, 'cancelled');
    }),
  },
  {
    weight: 2,
    of: about('call back', fc.record({ isTooLate: fc.boolean(), target }), (orders, order, facts) => {
      if (!orders.move(order, 'cancel_requested')) return;
      if (facts.isTooLate) orders.place(order);
      else orders.callBack(order, facts.target);
    }),
  },
  { weight: 6, of: about('ship', nothing, (orders, order) => void orders.move(order, 'shipped')) },
  { weight: 2, of: about('deliver', nothing, (orders, order) => void orders.move(order, 'delivered')) },
  {
    weight: 5,
    of: about('send back', fc.record({ units, reason, target }), (orders, order, facts) => {
      orders.takeBack(order, facts.units, facts.reason, facts.target);
    }),
  },
];

/** What one of some people does by themself. */
export const ownAct = (who: fc.Arbitrary<number>): fc.Arbitrary<Act> =>
  fc.oneof(
    { weight: 4, arbitrary: grant(who) },
    { weight: 5, arbitrary: checkOut(who) },
    ...ofOrders.map(({ weight, of }) => ({ weight, arbitrary: of(who) })),
  );

const ofFund = (what: string, run: (world: PaperWorld, number: number) => void) =>
  fc.nat({ max: 1 }).map((number) => act(what, { fund: number }, (world) => run(world, number)));

const chipIn = (who: fc.Arbitrary<number>) =>
  fc
    .tuple(who, fc.nat({ max: 1 }), fc.integer({ min: 1, max: 120 }), fc.boolean())
    .map(([person, number, dollars, isDeclined]) =>
      act('chip in', { who: person, fund: number, dollars, isDeclined }, ({ funds }) => {
        const fund = funds.funds[number];
        if (fund) funds.chipIn(fund, buyer(person), dollars, isDeclined);
      }),
    );

/** What anybody does, alone or with others. */
export const anyAct = (people: number): fc.Arbitrary<Act> => {
  const who = fc.nat({ max: people - 1 });
  const payOut = ofFund('pay out', ({ funds }, number) => {
    const fund = funds.funds[number];
    if (fund) funds.payOut(fund);
  });
  const endFund = ofFund('end the fund', ({ funds }, number) => {
    const fund = funds.funds[number];
    if (fund) funds.giveAllBack(fund);
  });
  return fc.oneof(
    { weight: 20, arbitrary: ownAct(who) },
    { weight: 3, arbitrary: chipIn(who) },
    { weight: 1, arbitrary: payOut },
    { weight: 1, arbitrary: endFund },
  );
};
