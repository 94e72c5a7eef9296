/** Figures as they are printed and written. */
export interface Table {
  /** Between which markers of docs/performance.md it stands: those of the benchmark's own name unless said otherwise. */
  readonly section?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What a reader has to know beside the figures. */
  readonly notes: readonly string[];
}

/** A Markdown table, columns aligned so that it reads as plain text too, and its notes as a list. */
export function markdownOf({ columns, rows, notes }: Table): string {
  const widths = columns.map((name, index) => Math.max(name.length, ...rows.map((row) => (row[index] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const list = notes.map((note) => `- ${note}`);
  return [line(columns), rule, ...rows.map(line), ...(list.length > 0 ? ['', ...list] : [])].join('\n');
}
