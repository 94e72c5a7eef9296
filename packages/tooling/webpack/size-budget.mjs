const KB = 1024;

/** JavaScript after gzip that a page may cost: what every page loads of the shell, and what one page adds of its part. */
const SHELL_KB = 150;
const PART_PAGE_KB = 40;

/**
 * What a finished build weighs too much, in words; empty when it keeps its budget.
 * @param {{ name: string, entry: string, initial: string[], exposes: object, pages: object }} report
 * @param {Record<string, number>} gzipBytes by file name in the build folder.
 * @returns {string[]}
 */
export function overweight(report, gzipBytes) {
  const weigh = (files) =>
    [...new Set(files)].reduce((sum, file) => sum + (gzipBytes[file.split('/').at(-1)] ?? 0), 0) / KB;
  const complaint = (what, kb, limit) =>
    kb > limit ? [`${what} loads ${kb.toFixed(1)} KB of JavaScript, its budget is ${limit} KB`] : [];
  if (report.name === 'shell') return complaint('shell', weigh(report.initial), SHELL_KB);
  const common = [report.entry, ...(report.exposes['./lifecycles']?.js ?? [])];
  return Object.entries(report.pages).flatMap(([page, { js }]) =>
    complaint(`${report.name} ${page}`, weigh([...common, ...js]), PART_PAGE_KB),
  );
}
