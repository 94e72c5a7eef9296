import { randomUUID } from 'node:crypto';
import { accountsContract, profilesContract } from '@wishbow/contracts/accounts-contract';
import { CSRF_HEADER } from '@wishbow/contracts/csrf-header';
import { ProductId } from '@wishbow/contracts/items';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import type { CardId, WishId } from '@wishbow/contracts/wire-types';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { catalogue } from '@wishbow/demo/catalogue';
import { dollarText } from '@wishbow/domain/money';
import { callAs, makeList, type SignedIn, signIn, signUp } from '../site/owner.ts';

/** Each of them has a card; more would look like thieves who try cards, all from one address. */
const GIVERS = 20;
/** A pair of giver and wish may be used again once its order is placed. */
const WISHES = 30;
const UNITS = 99;

const ADDRESS = {
  address: '418 Alder Row',
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postal: '97205',
  country: 'US',
};

interface Giver {
  readonly token: string;
  readonly cardId: CardId;
}

/** The text of a request that orders one wish, for the card of whoever gives it. */
type OrderFor = (cardId: CardId) => string;

/** People with cards, and wishes that wait for them. */
export interface Giving {
  readonly givers: readonly Giver[];
  readonly wishes: readonly OrderFor[];
}

/** Somebody new wishes for things by the dozen; owners of earlier lists are to give them. @throws when the site refuses. */
export async function prepareGiving(siteUrl: string): Promise<Giving> {
  const receiver = await signUp(siteUrl, `bench_receiver_${Date.now()}`);
  const asReceiver = callAs(siteUrl, receiver.token);
  const moved = await asReceiver(accountsContract.updateAddress, { body: { details: ADDRESS } });
  if (moved.status !== 200) throw new Error(`the address was refused: ${JSON.stringify(moved.body)}`);
  const products = catalogue.slice(0, WISHES);
  const list = await makeList(
    siteUrl,
    receiver,
    'By the dozen',
    products.map(({ productId }) => ({ product_id: ProductId.parse(productId), quantity: UNITS, notes: '' })),
  );
  const givers: Giver[] = [];
  for (let number = 0; number < GIVERS; number += 1) givers.push(await giverOf(siteUrl, number));
  const shown = await asReceiver(wishlistsContract.getActiveWishlist, { body: { wishListId: list } });
  if (shown.status !== 200 || !('wishes' in shown.body)) throw new Error('the list is not shown');
  const [giver] = givers;
  if (!giver) throw new Error('nobody gives');
  const wishes = [];
  for (const { id } of shown.body.wishes) wishes.push(await orderFor(siteUrl, giver, { id, list, receiver }));
  return { givers, wishes };
}

/** With the card of an earlier run, or a new one: one after the other, since all of them are the same test card. */
async function giverOf(siteUrl: string, number: number): Promise<Giver> {
  const { token } = await signIn(siteUrl, `bench_owner_${number}`);
  const call = callAs(siteUrl, token);
  const me = await call(profilesContract.getMe, {});
  const [saved] = me.status === 200 ? me.body.data.cards : [];
  if (saved) return { token, cardId: saved.id };
  const added = await call(ordersContract.addCard, { body: { token: 'tok_visa' } });
  if (added.status !== 201) throw new Error(`no card was saved: ${JSON.stringify(added.body)}`);
  return { token, cardId: added.body.card.id };
}

interface WishOfReceiver {
  readonly id: WishId;
  readonly list: string;
  readonly receiver: SignedIn;
}

/** At the price that a page would have shown. */
async function orderFor(siteUrl: string, { token }: Giver, { id, list, receiver }: WishOfReceiver): Promise<OrderFor> {
  const body = { wish_id: id, quantity: 1, ship_to: 'them', useCredit: false } as const;
  const quoted = await callAs(siteUrl, token)(ordersContract.quoteGift, { body });
  if (quoted.status !== 200) throw new Error(`no price was quoted: ${JSON.stringify(quoted.body)}`);
  const { quote } = quoted.body;
  return (cardId) =>
    JSON.stringify({
      order: {
        subtotal: dollarText(quote.subtotalCents),
        processingFee: dollarText(quote.processingFeeCents),
        shipping: dollarText(quote.shippingCents),
        amount: dollarText(quote.totalCents),
        creditAmount: 0,
        quantity: 1,
        card_id: cardId,
        item: { id },
        to_user_id: receiver.userId,
        to_address_user_id: receiver.userId,
        message: '',
        private: false,
        wish_list_id: list,
      },
    });
}

/** Gives one of the wishes, in turns. @returns `200`, or status and code of the refusal. */
export async function giveNumber(siteUrl: string, { givers, wishes }: Giving, number: number): Promise<string> {
  const giver = givers[number % givers.length];
  const order = wishes[Math.floor(number / givers.length) % wishes.length];
  if (!giver || !order) throw new Error('there is nothing to give');
  const response = await fetch(siteUrl + ordersContract.checkoutItem.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${giver.token}`,
      'idempotency-key': randomUUID(),
      [CSRF_HEADER]: '1',
    },
    body: order(giver.cardId),
  });
  const { code }: { code?: string } = await response.json();
  return code ? `${response.status} ${code}` : String(response.status);
}
