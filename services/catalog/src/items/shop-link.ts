import type { ProductId } from '@wishbow/contracts/items';

export interface Shop {
  /** Origin of the shop's pages. */
  readonly url: string;
  /** Our partner tag. */
  readonly affiliateTag: string;
}

/** The canonical address of a product with our one tag: made from the id, so no foreign tag or tracking survives. */
export function shopLink({ url, affiliateTag }: Shop, productId: ProductId): string {
  const address = new URL(`/dp/${productId}`, url);
  address.searchParams.set('tag', affiliateTag);
  return address.href;
}
