import type { Cents } from '@wishbow/domain/money';
import { parsePriceText } from '@wishbow/domain/price-text';
import { type Document, type Element, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { firstPrice } from './first-price.ts';
import { isScope, readScope, type Scope } from './microdata-scope.ts';
import type { ProductFacts } from './product-facts.ts';

/** Pieces of text, one for each change of markup. */
const MOST_TEXTS = 100;

/**
 * The first product that a page marks up with microdata.
 * Values: https://html.spec.whatwg.org/multipage/microdata.html#values
 */
export function readMicrodata(page: Document): ProductFacts | undefined {
  const element = DomUtils.findOne((each) => isScopeOf(each, 'Product'), page.children);
  if (!element) return undefined;
  const product = readScope(element);
  return {
    title: firstValueOf(product, 'name'),
    priceCents: firstPrice(pricesOf(product)),
    image: firstValueOf(product, 'image'),
  };
}

const isScopeOf = (element: Element, type: string) =>
  isScope(element) && (element.attribs.itemtype ?? '').split(/\s+/).some((name) => name.endsWith(`/${type}`));

/** The first that is not empty. */
function firstValueOf(scope: Scope, name: string): string | undefined {
  for (const value of valuesOf(scope, name)) if (value.trim() !== '') return value;
  return undefined;
}

function* valuesOf({ properties }: Scope, name: string): Generator<string> {
  for (const { names, element } of properties) {
    const { content, src, href } = element.attribs;
    if (names.includes(name)) yield content ?? src ?? href ?? textOf(element);
  }
}

/** As much of it as a name or a price may be made of. */
const textOf = (element: Element): string =>
  DomUtils.find(isText, element.children, true, MOST_TEXTS)
    .map((text) => DomUtils.textContent(text))
    .join('');

/** Of the product itself, then of the offers within it, and of the offers within those. */
function* pricesOf(scope: Scope): Generator<Cents | undefined> {
  for (const name of ['price', 'lowPrice']) {
    for (const text of valuesOf(scope, name)) yield parsePriceText(text);
  }
  for (const { names, scope: inner } of scope.properties) {
    if (inner && (names.includes('offers') || names.includes('priceSpecification'))) yield* pricesOf(inner);
  }
}
