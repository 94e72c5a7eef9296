import { ordersContract } from '@wishbow/contracts/orders-contract';
import { dollarText } from '@wishbow/domain/money';
import * as fc from 'fast-check';
import { cartToOrder, orderCart, putIntoCart } from '../cart-items.ts';
import { aVaseFor, giveItem, ownGifts, undo } from '../custom-gifts.ts';
import { SPA_CANDLE } from '../fake-catalog.ts';
import { aCandleFor, checkOut } from '../gifts.ts';
import { act, isGood, which, who } from './act.ts';
import type { StoryWorld } from './story-world.ts';

/** How the retailer takes the next order; mostly well. */
const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ stays_processing: true }) },
  { weight: 1, arbitrary: fc.constant({ error: 'order_probably_placed', flip_after_ms: 200 }) },
  { weight: 1, arbitrary: fc.constant({ ignores_abort: true, delay_ms: 200 }) },
  { weight: 1, arbitrary: fc.constant({ cancellation: 'attempts_first' }) },
  { weight: 1, arbitrary: fc.constant({ return: 'immediate_refund' }) },
  { weight: 1, arbitrary: fc.constant({ return: 'refused' }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('internal_error', 'product_unavailable', 'max_price_exceeded')
      .map((error) => ({ error })),
  },
);

/** The wish at the price of now, as a page would send it; undefined when it cannot be ordered. */
async function quoted(
  { site, giver, wish }: StoryWorld,
  facts: { who: number; which: number; quantity: number; useCredit: boolean },
) {
  const wishId = wish(facts.which);
  const { quantity, useCredit } = facts;
  const body = { wish_id: wishId, quantity, ship_to: 'them', useCredit } as const;
  const answer = await site.as(giver(facts.who))(ordersContract.quoteGift, { body });
  if (answer.status !== 200) return undefined;
  const { quote } = answer.body;
  return aCandleFor(wishId, null, {
    quantity,
    subtotal: dollarText(quote.subtotalCents),
    processingFee: dollarText(quote.processingFeeCents),
    shipping: dollarText(quote.shippingCents),
    creditAmount: dollarText(quote.creditCents),
    amount: dollarText(quote.totalCents),
  });
}

const gift = fc.record({ who, which, quantity: fc.integer({ min: 1, max: 2 }), useCredit: fc.boolean(), isGood });

export const give = fc.tuple(gift, fate, fc.integer({ min: 1, max: 3 })).map(([facts, outcome, presses]) =>
  act('give', { ...facts, outcome, presses }, async (real) => {
    const order = await quoted(real, facts);
    if (!order) return;
    const giver = real.giver(facts.who);
    await real.site.sandbox.scriptOrder(outcome);
    const pressed = { ...order, card_id: real.card(giver, facts.isGood) };
    const key = presses > 1 ? `press ${performance.now()}` : undefined;
    await Promise.all(Array.from({ length: presses }, () => checkOut(real.site.as(giver), pressed, key)));
  }),
);

/** The last unit goes to one of them. */
export const giveTogether = fc.record({ which, useCredit: fc.boolean() }).map((facts) =>
  act('all give the same', facts, async (real) => {
    const orders = await Promise.all(
      [0, 1, 2].map(async (number) => {
        const order = await quoted(real, { who: number, ...facts, quantity: 1 });
        const giver = real.giver(number);
        return order && { giver, order: { ...order, card_id: real.card(giver, true) } };
      }),
    );
    await Promise.all(orders.map((one) => one && checkOut(real.site.as(one.giver), one.order)));
  }),
);

export const orderWholeCart = fc.record({ who, which, isGood, useCredit: fc.boolean() }).map((facts) =>
  act('order a cart', facts, async ({ site, giver, wish, card }) => {
    const buyer = giver(facts.who);
    const as = site.as(buyer);
    const friend = giver(facts.who + 1);
    // What is in the cart already, or gifted by now, is refused; the rest is ordered.
    await putIntoCart(as, { wish_id: wish(facts.which), quantity: 1 }).catch(() => undefined);
    await putIntoCart(as, { product_id: SPA_CANDLE, to_user_id: friend.id }).catch(() => undefined);
    const order = await cartToOrder(as, card(buyer, facts.isGood), facts.useCredit ? {} : { creditAmount: 0 });
    await Promise.all([orderCart(as, order), orderCart(as, order)]);
  }),
);

export const giveLink = fc.record({ who, isUndone: fc.boolean() }).map((facts) =>
  act('give from elsewhere', facts, async ({ site, giver, link }) => {
    const as = site.as(giver(facts.who));
    await giveItem(as, aVaseFor(link(0)));
    const [own] = facts.isUndone ? (await ownGifts(as, link(0))).gifts : [];
    if (own) await Promise.all([undo(as, own.id), undo(as, own.id)]);
  }),
);
