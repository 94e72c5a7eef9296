/** A table of Markdown; a line in a cell's text or a bar between two types does not break it. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}

/** `code`, or nothing where there is nothing. */
export const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

export const listed = (names: readonly string[]): string => (names.length === 0 ? 'nobody' : names.join(', '));
