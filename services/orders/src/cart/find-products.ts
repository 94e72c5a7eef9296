import { catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import type { Item, ProductId, ShippingOffer } from '@wishbow/contracts/items';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';

/** What a product costs now, or why it cannot be had. */
export type OfferedProduct =
  | { readonly ok: true; readonly item: Item; readonly offer: ShippingOffer }
  | Refused<'item_unavailable' | 'unavailable'>;

export async function findProduct(
  { call }: Dependencies,
  productId: ProductId,
  maxShippingDays: number,
): Promise<OfferedProduct> {
  const answer = await call(catalogInternalContract.quoteItem, { body: { productId, maxShippingDays } });
  if (answer.status === 503) return refused('unavailable', { message: 'The shop does not answer right now.' });
  if (answer.status !== 200 || answer.body.item.invalid) return refused('item_unavailable');
  return { ok: true, ...answer.body };
}

/** Each product once, however many lines name it. */
export async function findProducts(
  deps: Dependencies,
  productIds: readonly ProductId[],
  maxShippingDays: number,
): Promise<ReadonlyMap<ProductId, OfferedProduct>> {
  const found = [...new Set(productIds)].map(
    async (id): Promise<[ProductId, OfferedProduct]> => [id, await findProduct(deps, id, maxShippingDays)],
  );
  return new Map(await Promise.all(found));
}
