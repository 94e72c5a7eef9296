import type { Cents } from '@wishbow/domain/money';
import { firstPrice } from './first-price.ts';
import { readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { readOpenGraph } from './open-graph.ts';
import { parsePage } from './parse-page.ts';
import { readPlainPage } from './plain-page.ts';

export interface ProductOnPage {
  readonly title: string;
  readonly priceCents: Cents | undefined;
  readonly imageUrl: URL | undefined;
}

/** The best source first: each field is taken from the first that tells it. */
const SOURCES = [readJsonLd, readOpenGraph, readMicrodata, readPlainPage];

/** Titles of shops run on; a card shows no more than this of them. */
const LONGEST_TITLE = 200;

/** What a shop's page says of its product; undefined where not even a title is told. */
export async function readProductPage(html: string, url: URL): Promise<ProductOnPage | undefined> {
  const page = await parsePage(html);
  const told = SOURCES.flatMap((read) => read(page) ?? []);
  const title = told.map((facts) => plainTitle(facts.title ?? '')).find((text) => text !== '');
  if (title === undefined) return undefined;
  return {
    title,
    priceCents: firstPrice(told.map(({ priceCents }) => priceCents)),
    imageUrl: told.map(({ image }) => addressOf(image, url)).find((address) => address !== undefined),
  };
}

/** One line without control characters, cut between code points. */
const plainTitle = (text: string) =>
  [...text.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, LONGEST_TITLE).join('').trim();

const addressOf = (image: string | undefined, page: URL): URL | undefined =>
  image !== undefined && URL.canParse(image, page) ? new URL(image, page) : undefined;
