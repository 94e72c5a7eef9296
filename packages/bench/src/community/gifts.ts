import { ordersContract } from '@wishbow/contracts/orders-contract';
import { type CardId, UserId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import { catalogue } from '@wishbow/demo/catalogue';
import { dollarText } from '@wishbow/domain/money';
import { callAs } from '../site/owner.ts';
import { idOf } from './ids.ts';
import { tokenOf } from './people-rows.ts';
import { numberOfWish } from './wish-rows.ts';

/** Each of them has a card; more would look like thieves who try cards, all from one address. */
const GIVERS = 20;
/** People whose first wish is for another product each. */
const KINDS_OF_GIFTS = 20;

export interface Giver {
  readonly token: string;
  readonly cardId: CardId;
}

/** What a page would have shown before somebody pays. */
export interface Prices {
  readonly subtotal: string;
  readonly processingFee: string;
  readonly shipping: string;
  readonly amount: string;
}

/** Plain data, so that another process can order. */
export interface Gifts {
  readonly givers: readonly Giver[];
  /** Of the first wish of person 0, 1, ... and of everybody whose number is a multiple of `sameAgainAfter` higher. */
  readonly prices: readonly Prices[];
  readonly sameAgainAfter: number;
}

/** Gives some of the community cards, and asks what its first wishes cost. @throws when the site refuses. */
export async function prepareGifts(siteUrl: string): Promise<Gifts> {
  const givers: Giver[] = [];
  for (let person = 0; person < GIVERS; person += 1) givers.push(await giverOf(siteUrl, tokenOf(person)));
  const prices: Prices[] = [];
  for (let person = 0; person < KINDS_OF_GIFTS; person += 1) prices.push(await pricesOf(siteUrl, person));
  return { givers, prices, sameAgainAfter: catalogue.length };
}

async function giverOf(siteUrl: string, token: string): Promise<Giver> {
  const added = await callAs(siteUrl, token)(ordersContract.addCard, { body: { token: 'tok_visa' } });
  if (added.status !== 201) throw new Error(`no card was saved: ${JSON.stringify(added.body)}`);
  return { token, cardId: added.body.card.id };
}

async function pricesOf(siteUrl: string, person: number): Promise<Prices> {
  const wish_id = WishId.parse(idOf('wish', numberOfWish(person, 0)));
  // Whoever asks has to be somebody else.
  const ask = callAs(siteUrl, tokenOf(person + 1));
  const body = { wish_id, quantity: 1, ship_to: 'them', useCredit: false } as const;
  const quoted = await ask(ordersContract.quoteGift, { body });
  if (quoted.status !== 200) throw new Error(`no price was quoted: ${JSON.stringify(quoted.body)}`);
  const { quote } = quoted.body;
  return {
    subtotal: dollarText(quote.subtotalCents),
    processingFee: dollarText(quote.processingFeeCents),
    shipping: dollarText(quote.shippingCents),
    amount: dollarText(quote.totalCents),
  };
}

/** The body of an order for the first wish of that person. */
export const orderOf = (person: number, prices: Prices, cardId: CardId) => ({
  order: {
    ...prices,
    creditAmount: 0,
    quantity: 1,
    card_id: cardId,
    item: { id: WishId.parse(idOf('wish', numberOfWish(person, 0))) },
    to_user_id: UserId.parse(idOf('person', person)),
    to_address_user_id: UserId.parse(idOf('person', person)),
    message: '',
    private: false,
    wish_list_id: WishlistId.parse(idOf('wishlist', person)),
  },
});
