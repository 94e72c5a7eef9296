import type { Item } from '@wishbow/contracts/items';
import classes from './measures.module.css';

type MeasuresProps = {
  dimensions: Item['package_dimensions'];
  /** How many are wished for; undefined for what is nobody's wish. */
  wanted: number | undefined;
};

/** Weight and size of the package, and how many are wanted. Draws nothing when none of it is known. */
export function Measures({ dimensions, wanted }: MeasuresProps) {
  const rows = [
    { name: 'Weight', value: dimensions?.weight && amountText(dimensions.weight) },
    { name: 'Box', value: dimensions?.size && boxText(dimensions.size) },
    { name: 'Wanted', value: wanted && String(wanted) },
  ].filter(({ value }) => value);
  if (rows.length === 0) return null;
  return (
    <dl className={classes.measures}>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type BoxSize = NonNullable<NonNullable<Item['package_dimensions']>['size']>;

/** "8.1 × 7.4 × 3.2 in", kept on one line. */
const boxText = ({ length, width, depth }: BoxSize) =>
  [length.amount, width.amount, amountText(depth)].join('\u00A0×\u00A0');

/** "27.2 oz": a number never stands on another line than its unit. */
const amountText = ({ amount, unit }: BoxSize['length']) => `${amount}\u00A0${UNITS.get(unit) ?? unit}`;

/** How the units that shops write out are abbreviated. */
const UNITS = new Map([
  ['ounces', 'oz'],
  ['pounds', 'lb'],
  ['inches', 'in'],
  ['grams', 'g'],
  ['kilograms', 'kg'],
  ['centimeters', 'cm'],
]);
