import type { Item } from '@wishbow/contracts/items';

/** One value of a dimension, and the variant it leads to. */
export type VariantOption = {
  value: string;
  productId: string;
  /** The shop sells no variant with this value. */
  isSoldOut: boolean;
  /** The other choices this value does not go with; choosing it gives them up. */
  missingWith: readonly string[];
};

/** One thing that differs between the variants of a product: "Color", with its values and where each leads. */
export type VariantChoice = { dimension: string; value: string | undefined; options: readonly VariantOption[] };

type Variant = Item['all_variants'][number];

/**
 * What can be chosen about a product. Each value leads to the variant that keeps most of the other choices.
 * @param isSold whether the shop sells a variant; what it does not sell is offered only where nothing else has the value.
 */
export function variantChoices(item: Item, isSold: (productId: string) => boolean): VariantChoice[] {
  const own = new Map(item.variant_specifics.map(({ dimension, value }) => [dimension, value]));
  const dimensions = new Set(item.all_variants.flatMap((variant) => variant.variant_specifics.map((s) => s.dimension)));
  const sold = item.all_variants.filter((variant) => isSold(variant.product_id));
  return [...dimensions].map((dimension) => {
    const values = new Set(item.all_variants.flatMap((variant) => valueIn(variant, dimension) ?? []));
    const options = [...values].flatMap((value) => {
      const hasValue = (variant: Variant) => valueIn(variant, dimension) === value;
      const best = closest(own, sold.filter(hasValue)) ?? closest(own, item.all_variants.filter(hasValue));
      return best ? [optionOf({ value, dimension, own, best, isSoldOut: !sold.some(hasValue) })] : [];
    });
    return { dimension, value: own.get(dimension), options };
  });
}

type Choices = ReadonlyMap<string, string>;
type Found = { value: string; dimension: string; own: Choices; best: Variant; isSoldOut: boolean };

function optionOf({ value, dimension, own, best, isSoldOut }: Found): VariantOption {
  const missingWith = [...own].flatMap(([other, kept]) =>
    other === dimension || valueIn(best, other) === kept ? [] : [kept],
  );
  return { value, productId: best.product_id, isSoldOut, missingWith };
}

const valueIn = (variant: Variant, dimension: string): string | undefined =>
  variant.variant_specifics.find((specific) => specific.dimension === dimension)?.value;

const closest = (own: Choices, variants: readonly Variant[]): Variant | undefined =>
  variants.toSorted((a, b) => sharedWith(own, b) - sharedWith(own, a))[0];

const sharedWith = (own: Choices, variant: Variant): number =>
  variant.variant_specifics.filter(({ dimension, value }) => own.get(dimension) === value).length;
