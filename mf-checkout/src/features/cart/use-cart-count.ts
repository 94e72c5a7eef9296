import { cartContract } from '@wishbow/contracts/cart-contract';
import { callApi, queryClient, useLive, useQuery, useSession } from '@wishbow/platform';

/** How many gifts are in the cart of whoever is signed in. */
export function useCartCount(): number {
  const { user } = useSession();
  const queryKey = ['countCartItems', user?.id];
  useLive('cart', () => void queryClient.invalidateQueries({ queryKey }));
  const { data } = useQuery({
    queryKey,
    queryFn: async () => (await callApi(cartContract.countCartItems, { body: {} })).body.count,
    enabled: user !== null,
  });
  return data ?? 0;
}
