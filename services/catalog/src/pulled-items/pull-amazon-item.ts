import type { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { AnswerOf } from '@wishbow/contracts/endpoint';
import type { ProductId } from '@wishbow/contracts/items';
import { parseWebAddress } from '@wishbow/domain/web-address';
import type { ItemLookup } from '../items/fetch-item.ts';
import { plainTitle } from '../items/item-rules.ts';
import { productIdIn, type Shop, shopLink } from '../items/shop-link.ts';
import type { FetchedDocument, GuardedFetch } from '../outside/guarded-fetch.ts';
import { pageText } from './page-text.ts';
import { readProductPage } from './read-product-page.ts';

type PulledItem = Extract<AnswerOf<typeof catalogContract.pullAmazonItem>, { status: 200 }>['body'];

export interface PullSources {
  readonly fetchGuarded: GuardedFetch;
  readonly getItem: (productId: ProductId) => Promise<ItemLookup>;
  /** Keeps a copy of a picture and answers its address; null where there is none to keep. */
  readonly pullPicture: (url: URL) => Promise<string | null>;
  readonly shop: Shop;
}

/** What the page behind a typed address sells; undefined where that cannot be told, whatever the reason. */
export function pullAmazonItem({ fetchGuarded, getItem, pullPicture, shop }: PullSources) {
  const pullFromCatalogue = async (productId: ProductId): Promise<PulledItem | undefined> => {
    const lookup = await getItem(productId);
    if (!lookup.ok) return undefined;
    const { item } = lookup;
    const url = shopLink(shop, productId);
    return { title: plainTitle(item), price: item.priceCents, image: item.imageUrl, url, product_id: productId };
  };

  const pullFromPage = async (link: string, document: FetchedDocument): Promise<PulledItem | undefined> => {
    const { url, body, contentType } = document;
    const product = await readProductPage(pageText(body, contentType), url);
    if (!product) return undefined;
    const image = product.imageUrl ? await pullPicture(product.imageUrl) : null;
    return { title: product.title, price: product.priceCents ?? null, image, url: link, product_id: null };
  };

  return async (typed: string): Promise<PulledItem | undefined> => {
    const link = parseWebAddress(typed);
    if (link === undefined) return undefined;
    const linked = productIdIn(shop, new URL(link));
    if (linked) return pullFromCatalogue(linked);
    const fetched = await fetchGuarded(new URL(link), ['text/html', 'application/xhtml+xml']);
    if (!fetched.ok) return undefined;
    // A shortened link shows only at its end that it leads into the catalogue.
    const reached = productIdIn(shop, fetched.document.url);
    return reached ? pullFromCatalogue(reached) : pullFromPage(link, fetched.document);
  };
}
