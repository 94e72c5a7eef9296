import type { Cents } from '@wishbow/domain/money';
import { parsePriceText } from '@wishbow/domain/price-text';
import type { Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import * as z from 'zod';
import type { ProductFacts } from './product-facts.ts';

/** Shops nest products in graphs, lists and variants, but not deeper than this. */
const MOST_DEPTH = 8;

const Node = z.record(z.string(), z.unknown());
type Node = z.infer<typeof Node>;
const Texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/**
 * The product of a page's JSON-LD, wherever it stands in it.
 * Vocabulary: https://schema.org/Product, https://schema.org/Offer, https://schema.org/AggregateOffer
 */
export function readJsonLd(page: Document): ProductFacts | undefined {
  const product = scriptsOf(page)
    .flatMap((script) => productsIn(script))
    .find(hasName);
  if (!product) return undefined;
  return { title: textOf(product.name), priceCents: priceOf(product), image: imageOf(product.image) };
}

const scriptsOf = (page: Document): unknown[] =>
  DomUtils.getElementsByTagName('script', page)
    .filter(({ attribs }) => attribs.type?.trim().toLowerCase() === 'application/ld+json')
    .flatMap((script) => parseJson(DomUtils.textContent(script)) ?? []);

/** A block that is no JSON tells nothing; the other ways of marking up the page may. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function productsIn(value: unknown, depth = 0): Node[] {
  if (depth > MOST_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => productsIn(entry, depth + 1));
  const node = Node.safeParse(value).data;
  if (!node) return [];
  const inside = ['@graph', 'mainEntity', 'itemListElement', 'item', 'hasVariant'].flatMap((key) => node[key] ?? []);
  return [...(isProduct(node) ? [node] : []), ...productsIn(inside, depth + 1)];
}

const isProduct = (node: Node) =>
  (Texts.safeParse(node['@type']).data ?? []).some((type) => /(?:^|[/:])(?:Individual)?Product(?:Group)?$/.test(type));

const hasName = ({ name }: Node) => textOf(name) !== undefined;

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** Of several offers the first that names a price; of an AggregateOffer the lowest. */
function priceOf(value: unknown, depth = 0): Cents | undefined {
  if (depth > MOST_DEPTH) return undefined;
  if (Array.isArray(value)) return firstOf(value, (entry) => priceOf(entry, depth + 1));
  const node = Node.safeParse(value).data;
  if (!node) return undefined;
  return (
    firstOf([node.price, node.lowPrice], amountOf) ??
    firstOf([node.priceSpecification, node.offers, node.hasVariant], (inner) => priceOf(inner, depth + 1))
  );
}

/** A number is in whole units with a point; a text may be written in any way. */
function amountOf(value: unknown): Cents | undefined {
  if (typeof value === 'string') return parsePriceText(value);
  const isWritable = typeof value === 'number' && Number.isSafeInteger(Math.trunc(value));
  return isWritable ? parsePriceText(value.toFixed(2)) : undefined;
}

/** A picture is named by its address, or by an ImageObject that has one. */
function imageOf(value: unknown, depth = 0): string | undefined {
  if (depth > MOST_DEPTH) return undefined;
  if (Array.isArray(value)) return firstOf(value, (entry) => imageOf(entry, depth + 1));
  const node = Node.safeParse(value).data;
  return node ? (textOf(node.contentUrl) ?? textOf(node.url)) : textOf(value);
}

function firstOf<T>(values: readonly unknown[], read: (value: unknown) => T | undefined): T | undefined {
  for (const value of values) {
    const found = read(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
