import { cartContract } from '@wishbow/contracts/cart-contract';
import type { Call } from '@wishbow/http/client';
import type * as z from 'zod';

type ItemToAdd = z.input<typeof cartContract.addToCart.body>['item'];

/** Puts something into the cart and expects it to be taken. */
export async function putIntoCart(as: Call, item: ItemToAdd): Promise<string> {
  const answer = await as(cartContract.addToCart, { body: { item } });
  if (answer.status !== 201) throw new Error(`Nothing was added: ${answer.body.code} ${answer.body.message}`);
  return answer.body.cart_item.id;
}

/** What is in the cart, with what it costs. */
export async function lookIntoCart(as: Call, useCredit = true) {
  const answer = await as(cartContract.getCartItems, { body: { useCredit } });
  if (answer.status !== 200) throw new Error(`The cart was not shown: ${answer.body.code}`);
  return answer.body;
}
