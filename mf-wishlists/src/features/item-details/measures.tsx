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
    { name: 'Weight', value: dimensions?.weight && `${dimensions.weight.amount} ${dimensions.weight.unit}` },
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

/** "8.1 × 7.4 × 3.2 in". */
const boxText = ({ length, width, depth }: BoxSize) =>
  `${length.amount} × ${width.amount} × ${depth.amount} ${length.unit}`;
