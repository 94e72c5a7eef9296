import type { Cart, CartItem, CartParcel } from '@wishbow/contracts/cart';
import { cartContract } from '@wishbow/contracts/cart-contract';
import { callApi, keepPreviousData, queryClient, RequestFailed, useLive, useQuery } from '@wishbow/platform';

const KEY = ['getCartItems'];

/** The cart with what it costs now, and without Llama Bucks where the buyer keeps them. */
export function useCart(usesCredit = true) {
  useLive('cart', () => void reloadCart());
  return useQuery({ ...cartQuery(usesCredit), placeholderData: keepPreviousData });
}

/** What `useCart` asks. */
export const cartQuery = (usesCredit: boolean) => ({
  queryKey: [...KEY, usesCredit],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Cart> => {
    const answer = await callApi(cartContract.getCartItems, { body: { useCredit: usesCredit } }, { signal });
    if (answer.status !== 200) throw new RequestFailed(answer.status, answer.body);
    return answer.body;
  },
  // A price is only good while it is fresh: no older than it takes to draw a page with it.
  staleTime: 1_000,
});

/** Asks for the cart again wherever it is shown. */
export const reloadCart = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

/** The lines of one parcel, in the order of the cart. */
export const itemsOf = ({ cart_items: items }: Cart, { cart_item_ids: ids }: CartParcel): CartItem[] =>
  items.filter(({ id }) => ids.includes(id));
