import { CheckboxField } from '@wishbow/ui/checkbox-field';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { ColumnHeading } from './column-heading.tsx';
import classes from './data-table.module.css';
import { moveBetweenRows } from './move-between-rows.ts';
import type { Selection } from './use-selection.ts';

export type DataTableProps<Row> = {
  /** The name of the table. */
  label: string;
  rows: readonly Row[];
  /** The first column names the row and holds its link. */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** What the row is called, for the names of its tick box and buttons. */
  nameOf: (row: Row) => string;
  /** The last cell: the row's buttons. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Left out: rows cannot be ticked. */
  selection?: Selection | undefined;
  /** The sort of now, as the address says it. Left out: columns cannot be sorted by. */
  sort?: { value: string; onSort: (sort: string) => void } | undefined;
};

/** A compact table; below 900 px each row becomes a card with labelled values. */
export function DataTable<Row>({ label, rows, columns, keyOf, nameOf, actions, selection, sort }: DataTableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as cards the rows are no longer drawn as a table, and browsers would forget that they are one.
    <table className={classes.table} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th scope="col" className={classes.tick}>
              <CheckboxField
                label={<VisuallyHidden>Select all</VisuallyHidden>}
                checked={rows.length > 0 && selection.keys.length === rows.length}
                onCheckedChange={selection.setAll}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHeading key={column.title} column={column} sort={sort} />
          ))}
          {actions && (
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup" onKeyDown={(event) => moveBetweenRows(event, selection?.toggle)}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" data-row={keyOf(row)} data-ticked={selection?.has(keyOf(row)) || undefined}>
            {selection && (
              <td role="cell" className={classes.tick}>
                <CheckboxField
                  label={<VisuallyHidden>{`Select ${nameOf(row)}`}</VisuallyHidden>}
                  checked={selection.has(keyOf(row))}
                  onCheckedChange={() => selection.toggle(keyOf(row))}
                />
              </td>
            )}
            {columns.map(({ title, cell, isNumber, isUnbroken }) => (
              <td
                key={title}
                role="cell"
                data-label={title}
                data-number={isNumber || undefined}
                data-unbroken={isUnbroken || undefined}
              >
                {cell(row)}
              </td>
            ))}
            {actions && (
              <td role="cell" className={classes.actions}>
                {actions(row)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}
