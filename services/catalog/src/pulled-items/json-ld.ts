import type { Cents } from '@wishbow/domain/money';
import { parsePriceText } from '@wishbow/domain/price-text';
import type { Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { firstPrice } from './first-price.ts';
import { isThing, type Thing, thingsIn, valuesIn } from './json-ld-things.ts';
import type { ProductFacts } from './product-facts.ts';

const PLACES_OF_PRODUCTS = ['@graph', 'mainEntity', 'itemListElement', 'item', 'hasVariant'];
const PLACES_OF_PRICES = ['priceSpecification', 'offers', 'hasVariant'];

/**
 * The product of a page's JSON-LD, wherever it stands in it.
 * Vocabulary: https://schema.org/Product, https://schema.org/Offer, https://schema.org/AggregateOffer
 */
export function readJsonLd(page: Document): ProductFacts | undefined {
  for (const thing of thingsIn(scriptsOf(page), PLACES_OF_PRODUCTS)) {
    const title = textOf(thing.name);
    if (title === undefined || !isProduct(thing)) continue;
    return { title, priceCents: firstPrice(pricesOf(thing)), image: imageOf(thing.image) };
  }
  return undefined;
}

const scriptsOf = (page: Document): unknown[] =>
  DomUtils.getElementsByTagName('script', page)
    .filter(({ attribs }) => attribs.type?.trim().toLowerCase() === 'application/ld+json')
    .map((script) => parseJson(DomUtils.textContent(script)));

/** A block that is no JSON tells nothing; the other ways of marking up the page may. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isProduct(thing: Thing): boolean {
  for (const type of valuesIn(thing['@type'])) {
    if (typeof type === 'string' && /(?:^|[/:])(?:Individual)?Product(?:Group)?$/.test(type)) return true;
  }
  return false;
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** Its own, then those of its offers; of an AggregateOffer the lowest. */
function* pricesOf(product: Thing): Generator<Cents | undefined> {
  for (const { price, lowPrice } of thingsIn(product, PLACES_OF_PRICES)) {
    yield amountOf(price);
    yield amountOf(lowPrice);
  }
}

/** A number is in whole units with a point; a text may be written in any way. */
function amountOf(value: unknown): Cents | undefined {
  if (typeof value === 'string') return parsePriceText(value);
  const isWritable = typeof value === 'number' && Number.isSafeInteger(Math.trunc(value));
  return isWritable ? parsePriceText(value.toFixed(2)) : undefined;
}

/** A picture is named by its address, or by an ImageObject that has one. */
function imageOf(value: unknown): string | undefined {
  for (const image of valuesIn(value)) {
    const address = isThing(image) ? (textOf(image.contentUrl) ?? textOf(image.url)) : textOf(image);
    if (address !== undefined) return address;
  }
  return undefined;
}
