import { cents } from '@wishbow/domain/money';
import * as fc from 'fast-check';
import { grantCredit } from '../../ledger/grant-credit.ts';
import { act, type StoryAct, which, who } from './act.ts';
import { fundActs } from './fund-acts.ts';
import { give, giveLink, giveTogether, orderWholeCart } from './giving-acts.ts';
import { orderActs } from './order-acts.ts';

/** What happens around them. */
const around = [
  fc.record({ who, sum: fc.integer({ min: 1, max: 8_000 }) }).map((facts) =>
    act('grant', facts, ({ site, giver }) => {
      const { id: userId } = giver(facts.who);
      const grant = { id: `grant ${performance.now()}`, userId, amountCents: cents(facts.sum) };
      return grantCredit(site.connection, grant, new Date());
    }),
  ),
  fc
    .record({ price: fc.integer({ min: 2_300, max: 2_500 }) })
    .map((facts) => act('the price changes', facts, async ({ site }) => site.catalog.changePrice(facts.price))),
  fc
    .record({
      provider: fc.constantFrom('stripe' as const, 'retailer' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
      times: fc.integer({ min: 1, max: 3 }),
    })
    .map((facts) =>
      act('answers are lost', facts, ({ site }) =>
        site.sandbox.scriptFault(facts.provider, { method: 'POST' }, { when: facts.when, reset: true }, facts.times),
      ),
    ),
  fc.record({ which }).map((facts) =>
    act('messages come again', facts, async ({ site }) => {
      const told = await site.sandbox.deliveries();
      const again = told.filter((_one, index) => index % (facts.which + 1) === 0);
      await Promise.all(again.map(({ id }) => site.sandbox.repeatDelivery(id)));
    }),
  ),
];

/** One of everything that happens in a story, as likely as it is worth. */
export const storyAct: fc.Arbitrary<StoryAct> = fc.oneof(
  { weight: 6, arbitrary: give },
  { weight: 2, arbitrary: giveTogether },
  { weight: 2, arbitrary: orderWholeCart },
  ...orderActs.map((arbitrary) => ({ weight: 4, arbitrary })),
  ...[giveLink, ...fundActs, ...around].map((arbitrary) => ({ weight: 1, arbitrary })),
);
