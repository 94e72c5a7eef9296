import type { ReactNode } from 'react';

/** One column of a table of the admin area: for the eye, for sorting and for the spreadsheet. */
export type Column<Row> = {
  /** The heading; on a phone the label beside the value. */
  title: string;
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode;
  /** The same as text for the CSV file. Left out: the column is not in it. */
  csv?: (row: Row) => string | number;
  /** Figures stand right. Default false. */
  isNumber?: boolean;
  /** Never broken over two lines, for what is read as one word. Default false. */
  isUnbroken?: boolean;
  /** What the address says for each direction; a column with one direction has the other left out. */
  sorts?: { ascending?: string; descending?: string };
};
