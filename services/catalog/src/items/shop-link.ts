import { ProductId } from '@wishbow/contracts/items';

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

const PRODUCT_PATH = /\/(?:dp|gp\/product)\/([A-Z0-9]{10})(?:\/|$)/;

/** The product that a link into the shop leads to, whatever else the link carries; undefined for any other link. */
export function productIdIn({ url }: Shop, link: URL): ProductId | undefined {
  if (bareHost(link) !== bareHost(new URL(url))) return undefined;
  return ProductId.safeParse(PRODUCT_PATH.exec(link.pathname)?.[1]).data;
}

const bareHost = ({ host }: URL) => host.replace(/^www\./, '');
