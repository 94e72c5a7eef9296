import type { Item } from '@wishbow/contracts/items';
import { VariantPicker } from '@wishbow/ui/variant-picker';
import { variantChoices } from './variants.ts';

type VariantPickersProps = { item: Item; onChoose: (productId: string) => void };

/** The choices between the variants of a product: each leads to another product with its own price and pictures. */
export function VariantPickers({ item, onChoose }: VariantPickersProps) {
  return variantChoices(item).map(({ dimension, value, options }) => (
    <VariantPicker
      key={dimension}
      label={dimension}
      options={options.map((option) => ({ value: option.value, label: option.value }))}
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onChoose(option.productId);
      }}
    />
  ));
}
