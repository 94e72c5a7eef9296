import type { Item } from '@wishbow/contracts/items';
import { VariantPicker } from '@wishbow/ui/variant-picker';
import { variantChoices } from './variants.ts';

type VariantPickersProps = {
  item: Item;
  /** The products the shop sells; undefined while that is not known, and everything counts as sold. */
  soldIds: ReadonlySet<string> | undefined;
  onChoose: (productId: string) => void;
};

/** The choices between the variants of a product: each leads to another product with its own price and pictures. */
export function VariantPickers({ item, soldIds, onChoose }: VariantPickersProps) {
  const isSold = (productId: string) => soldIds?.has(productId) ?? true;
  return variantChoices(item, isSold).map(({ dimension, value, options }) => (
    <VariantPicker
      key={dimension}
      label={dimension}
      options={options.map((option) => ({
        value: option.value,
        label: option.value,
        isDisabled: option.isSoldOut,
        caveat: option.missingWith.length > 0 ? `not in ${option.missingWith.join(', ')}` : undefined,
      }))}
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onChoose(option.productId);
      }}
    />
  ));
}
