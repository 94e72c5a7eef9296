import type { Cents } from '@wishbow/domain/money';
import { parsePriceText } from '@wishbow/domain/price-text';
import { type Document, type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import type { ProductFacts } from './product-facts.ts';

/**
 * The first product that a page marks up with microdata.
 * Values: https://html.spec.whatwg.org/multipage/microdata.html#values
 */
export function readMicrodata(page: Document): ProductFacts | undefined {
  const product = DomUtils.findOne((element) => isScopeOf(element, 'Product'), page.children);
  if (!product) return undefined;
  return {
    title: valuesOf(product, 'name')[0],
    priceCents: priceIn(product),
    image: valuesOf(product, 'image')[0],
  };
}

const isScope = ({ attribs }: Element) => attribs.itemscope !== undefined;
const isScopeOf = (element: Element, type: string) =>
  isScope(element) && (element.attribs.itemtype ?? '').split(/\s+/).some((name) => name.endsWith(`/${type}`));

/** The elements that carry a property of this scope itself, and not of a thing within it. */
const propertiesOf = (scope: Element, name: string): Element[] =>
  DomUtils.getChildren(scope).flatMap((child) => {
    if (!isTag(child)) return [];
    const own = (child.attribs.itemprop ?? '').split(/\s+/).includes(name) ? [child] : [];
    return isScope(child) ? own : [...own, ...propertiesOf(child, name)];
  });

const valuesOf = (scope: Element, name: string): string[] =>
  propertiesOf(scope, name)
    .map(
      (element) =>
        element.attribs.content ?? element.attribs.src ?? element.attribs.href ?? DomUtils.textContent(element),
    )
    .filter((value) => value.trim() !== '');

/** Of the product itself, or of an offer within it, or of an offer within that. */
function priceIn(scope: Element): Cents | undefined {
  const own = [...valuesOf(scope, 'price'), ...valuesOf(scope, 'lowPrice')].map((text) => parsePriceText(text));
  const inner = ['offers', 'priceSpecification'].flatMap((name) => propertiesOf(scope, name).filter(isScope));
  return own.find((amount) => amount !== undefined) ?? inner.map(priceIn).find((amount) => amount !== undefined);
}
