import type { Item } from '@wishbow/contracts/items';

/** One thing that differs between the variants of a product: "Color", with its values and where each leads. */
export type VariantChoice = {
  dimension: string;
  value: string | undefined;
  options: readonly { value: string; productId: string }[];
};

/**
 * What can be chosen about a product. Each value leads to the variant that keeps the other choices where there is one,
 * else to the first that has the value.
 */
export function variantChoices(item: Item): VariantChoice[] {
  const own = new Map(item.variant_specifics.map(({ dimension, value }) => [dimension, value]));
  const dimensions = new Set(item.all_variants.flatMap((variant) => variant.variant_specifics.map((s) => s.dimension)));
  return [...dimensions].map((dimension) => {
    const values = new Set(item.all_variants.flatMap((variant) => valuesOf(variant, dimension)));
    const options = [...values].flatMap((value) => {
      const fitting = item.all_variants.filter((variant) => valuesOf(variant, dimension).includes(value));
      const best = fitting.toSorted((a, b) => sharedWith(own, b) - sharedWith(own, a))[0];
      return best ? [{ value, productId: best.product_id }] : [];
    });
    return { dimension, value: own.get(dimension), options };
  });
}

type Variant = Item['all_variants'][number];

const valuesOf = (variant: Variant, dimension: string) =>
  variant.variant_specifics.filter((specific) => specific.dimension === dimension).map(({ value }) => value);

const sharedWith = (own: ReadonlyMap<string, string>, variant: Variant) =>
  variant.variant_specifics.filter(({ dimension, value }) => own.get(dimension) === value).length;
