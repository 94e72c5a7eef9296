import { cartContract } from '@wishbow/contracts/cart-contract';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import type { ProductId } from '@wishbow/contracts/items';
import { orderActionsContract } from '@wishbow/contracts/order-actions-contract';
import { ordersContract } from '@wishbow/contracts/orders-contract';
import type { CardId, OrderId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import { CANARIES } from '../canaries.ts';
import { counted } from './counted.ts';
import { ok } from './ok.ts';
import type { Person } from './people.ts';
import { newFund, newList, newWish } from './wishes.ts';

export async function newCard(person: Person): Promise<CardId> {
  return ok(await person.does(ordersContract.addCard, { body: { token: 'tok_visa' } }), 201).card.id;
}

interface Giving {
  readonly buyer: Person;
  readonly recipient: Person;
  readonly list: WishlistId;
  readonly productId: ProductId;
  readonly cardId: CardId;
}

/** A gift to the recipient's door that was placed at the shop, and whose giver is to be known to them alone. */
export async function givePrivately({ buyer, recipient, list, productId, cardId }: Giving) {
  const wish = await newWish(recipient, list, { product_id: productId, quantity: 1, notes: '' });
  const choice = { wish_id: wish, quantity: 1, ship_to: 'them', max_shipping_days: 10 } as const;
  const { quote } = ok(await buyer.does(ordersContract.quoteGift, { body: choice }), 200);
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  const answer = await buyer.does(ordersContract.checkoutItem, {
    body: {
      order: {
        subtotal: dollars(quote.subtotalCents),
        processingFee: dollars(quote.processingFeeCents),
        shipping: dollars(quote.shippingCents),
        amount: dollars(quote.totalCents),
        creditAmount: dollars(quote.creditCents),
        quantity: 1,
        card_id: cardId,
        item: { id: wish },
        to_user_id: recipient.id,
        to_address_user_id: recipient.id,
        message: CANARIES.privateGiftNote.word,
        private: true,
        wish_list_id: list,
      },
    },
  });
  const { order } = ok(answer, 200);
  const [line] = order.items;
  if (!line) throw new Error('The order is of nothing');
  await untilPlaced(buyer, order.id);
  return { wish, list, orderId: order.id, lineId: line.id };
}

const PLACING_TRIES = 300;

async function untilPlaced(buyer: Person, id: OrderId): Promise<void> {
  for (let tries = 0; tries < PLACING_TRIES; tries += 1) {
    const { order } = ok(await buyer.does(orderActionsContract.getOrder, { body: { order: { id } } }), 200);
    if (order.status !== 'processing') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The order was not placed in time');
}

interface CartLine {
  readonly productId: ProductId;
  readonly quantity: number;
}

export async function newCartItem(buyer: Person, recipient: Person, { productId, quantity }: CartLine) {
  const list = await newList(recipient, `List ${counted()}`);
  const wish = await newWish(recipient, list, { product_id: productId, quantity: 9, notes: '' });
  const item = { wish_id: wish, to_user_id: recipient.id, quantity };
  return ok(await buyer.does(cartContract.addToCart, { body: { item } }), 201).cart_item.id;
}

/** Units of a wish from elsewhere, taken without money. */
export async function newGift(buyer: Person, wish: WishId) {
  const answer = await buyer.does(customGiftsContract.checkoutCustomItem, {
    body: { wish: { id: wish, external: true, fund: false, quantity: 1 } },
  });
  const { gift } = ok(answer, 200);
  if (!gift) throw new Error('Nothing was given');
  return gift.id;
}

/** A check that the owner of a fund has asked for, after somebody chipped in. */
export async function newPayout(owner: Person, giver: Person, { list, cardId }: { list: WishlistId; cardId: CardId }) {
  const fund = await newFund(owner, list);
  await giver.does(customGiftsContract.checkoutCustomItem, {
    body: { wish: { id: fund, external: false, fund: true, contribution: 5, card_id: cardId } },
  });
  const { payout } = ok(await owner.does(customGiftsContract.requestFundPayout, { body: { wish: { id: fund } } }), 200);
  return payout.id;
}
