import type { Column } from './column.ts';

/** A spreadsheet would run these as formulas: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** The rows as a spreadsheet reads them (RFC 4180), with the headings of the columns first. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.filter((column) => column.csv !== undefined);
  const lines = [
    written.map(({ title }) => cellOf(title)),
    ...rows.map((row) => written.map(({ csv }) => cellOf(csv?.(row) ?? ''))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Numbers are ours and stay as they are; text is made harmless first. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
