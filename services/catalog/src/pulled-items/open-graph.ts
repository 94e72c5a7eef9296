import { parsePriceText } from '@wishbow/domain/price-text';
import type { Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { ProductFacts } from './product-facts.ts';

/** What a page tells those who share it. Names: https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards */
export function readOpenGraph(page: Document): ProductFacts {
  const contents = metaContents(page);
  const first = (...names: readonly string[]) => names.map((name) => contents.get(name)).find((content) => content);
  const price = first('product:price:amount', 'og:price:amount', 'product:sale_price:amount');
  return {
    title: first('og:title', 'twitter:title'),
    priceCents: price === undefined ? undefined : parsePriceText(price),
    image: first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
  };
}

/** By name; of several of one name the first, which is the main one. */
function metaContents(page: Document): ReadonlyMap<string, string> {
  const contents = DomUtils.getElementsByTagName('meta', page).flatMap(({ attribs }) => {
    const name = attribs.property ?? attribs.name;
    return name && attribs.content ? [[name.toLowerCase(), attribs.content] as const] : [];
  });
  return new Map(contents.reverse());
}
