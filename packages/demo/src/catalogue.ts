import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DemoProduct, type DemoVariant } from './demo-product.ts';

export type { DemoProduct, DemoVariant, ProductCategory } from './demo-product.ts';

/** One product a line, so that a change of one product is a change of one line. */
const lines = readFileSync(path.join(import.meta.dirname, 'catalogue.ndjson'), 'utf8')
  .trimEnd()
  .split('\n');

/** The invented shop: 300 products in 20 categories, in the order of their shelves. Checked once, when it is loaded. */
export const catalogue: readonly DemoProduct[] = lines.map((line) => DemoProduct.parse(JSON.parse(line)));

const choices = new Map(
  catalogue.flatMap((product) => product.variants.map((variant) => [variant.productId, { product, variant }] as const)),
);

/** The product and the choice of it that are sold under this ten-character number; undefined when nothing is. */
export const findDemoProduct = (productId: string): { product: DemoProduct; variant: DemoVariant } | undefined =>
  choices.get(productId);

/** The product with exactly this title. Throws when there is none, for demo stories that name their products. */
export const demoProductTitled = (title: string): DemoProduct => {
  const product = catalogue.find((candidate) => candidate.title === title);
  if (!product) throw new Error(`The demo catalogue has no product titled "${title}"`);
  return product;
};
