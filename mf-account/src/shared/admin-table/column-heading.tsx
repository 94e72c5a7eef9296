import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';

type ColumnHeadingProps<Row> = {
  column: Column<Row>;
  sort: { value: string; onSort: (sort: string) => void } | undefined;
};

/** The head of a column; where it can be sorted by, a button that turns the direction. */
export function ColumnHeading<Row>({ column: { title, isNumber, sorts }, sort }: ColumnHeadingProps<Row>) {
  if (!sorts || !sort) {
    return (
      <th scope="col" data-number={isNumber || undefined}>
        {title}
      </th>
    );
  }
  const direction = directionOf(sorts, sort.value);
  const other = direction === 'descending' ? sorts.ascending : sorts.descending;
  return (
    <th scope="col" data-number={isNumber || undefined} aria-sort={direction}>
      <button
        type="button"
        className={classes.sorting}
        onClick={() => sort.onSort(other ?? sorts.descending ?? sorts.ascending ?? '')}
      >
        {title}
        {direction === 'descending' && <ArrowDown aria-hidden />}
        {direction === 'ascending' && <ArrowUp aria-hidden />}
      </button>
    </th>
  );
}

function directionOf({ ascending, descending }: { ascending?: string; descending?: string }, value: string) {
  if (value === descending) return 'descending' as const;
  return value === ascending ? ('ascending' as const) : undefined;
}
