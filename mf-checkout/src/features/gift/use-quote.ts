import { ordersContract } from '@wishbow/contracts/orders-contract';
import { callApi, useQuery } from '@wishbow/platform';
import { type GiftChoices, MAX_SHIPPING_DAYS } from './gift-choices.ts';

export const quoteKey = (wishId: string) => ['quoteGift', wishId];

/** What the server asks for these choices; or the problem that stands in the way. */
export function useQuote(wishId: string, { quantity, shipTo, usesCredit }: GiftChoices) {
  return useQuery({
    queryKey: [...quoteKey(wishId), quantity, shipTo, usesCredit],
    queryFn: async ({ signal }) => {
      const terms = { quantity, ship_to: shipTo, max_shipping_days: MAX_SHIPPING_DAYS, useCredit: usesCredit };
      return callApi(ordersContract.quoteGift, { body: { wish_id: wishId, ...terms } }, { signal });
    },
    // A total stays while the next one is computed; a refusal was for other choices.
    placeholderData: (previous) => (previous?.status === 200 ? previous : undefined),
    // A price is only good while it is fresh.
    staleTime: 0,
  });
}
