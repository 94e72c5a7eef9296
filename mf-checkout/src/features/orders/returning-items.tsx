import type { Order } from '@wishbow/contracts/orders';
import { titleWithVariant } from '@wishbow/domain/variant-title';
import { CheckboxField } from '@wishbow/ui/checkbox-field';
import { QuantityStepper } from '@wishbow/ui/quantity-stepper';
import classes from './order-modal.module.css';

/** How many of each item go back, by its id. */
export type Returning = Readonly<Record<string, number>>;

type ReturningItemsProps = {
  items: Order['items'];
  returning: Returning;
  onChange: (returning: Returning) => void;
  error: string | undefined;
};

/** Which items go back, and of several of a kind how many. */
export function ReturningItems({ items, returning, onChange, error }: ReturningItemsProps) {
  const set = (id: string, quantity: number) => onChange({ ...returning, [id]: quantity });
  return (
    <fieldset className={classes.items}>
      <legend>What goes back</legend>
      {items.map(({ id, title, variant_title, quantity }) => (
        <div key={id} className={classes.item}>
          <CheckboxField
            label={titleWithVariant(title, variant_title)}
            checked={(returning[id] ?? 0) > 0}
            onCheckedChange={(isChecked) => set(id, isChecked ? quantity : 0)}
          />
          {quantity > 1 && (returning[id] ?? 0) > 0 && (
            <QuantityStepper
              label={`Quantity of ${title}`}
              size="small"
              max={quantity}
              value={returning[id] ?? 0}
              onValueChange={(count) => set(id, count)}
            />
          )}
        </div>
      ))}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
