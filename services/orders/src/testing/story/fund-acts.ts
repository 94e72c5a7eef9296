import * as fc from 'fast-check';
import { dollarsFor, giveItem, requestPayout, tellFundGone } from '../custom-gifts.ts';
import { maya } from '../people.ts';
import { act, isGood, which, who } from './act.ts';

const chipIn = fc.record({ who, which, dollars: fc.integer({ min: 1, max: 70 }), isGood }).map((facts) =>
  act('chip in', facts, ({ site, giver, fund, card }) => {
    const contributor = giver(facts.who);
    return giveItem(
      site.as(contributor),
      dollarsFor(fund(facts.which), card(contributor, facts.isGood), facts.dollars),
    );
  }),
);

const chipInTogether = fc
  .record({ which, dollars: fc.integer({ min: 10, max: 60 }), isPaidOut: fc.boolean() })
  .map((facts) =>
    act('all chip in', facts, ({ site, giver, fund, card }) =>
      Promise.all([
        ...[0, 1, 2].map((number) => {
          const one = giver(number);
          return giveItem(site.as(one), dollarsFor(fund(facts.which), card(one, true), facts.dollars));
        }),
        facts.isPaidOut ? requestPayout(site.as(maya), fund(facts.which)) : undefined,
      ]),
    ),
  );

const endFund = fc.record({ which }).map((facts) =>
  act('the fund is removed', facts, async ({ site, fund }) => {
    const wish = fund(facts.which);
    site.wishlists.removeWish(wish);
    await Promise.all([
      tellFundGone(site.ordersUrl, wish, `gone:${wish}`),
      tellFundGone(site.ordersUrl, wish, `gone:${wish}`),
    ]);
  }),
);

const payOut = fc
  .record({ which })
  .map((facts) =>
    act('pay out', facts, ({ site, fund }) =>
      Promise.all([requestPayout(site.as(maya), fund(facts.which)), requestPayout(site.as(maya), fund(facts.which))]),
    ),
  );

/** What becomes of the funds. */
export const fundActs = [chipIn, chipInTogether, payOut, endFund];
