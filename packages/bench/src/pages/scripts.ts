import type { LoadedFile, PageLoad } from './loaded-files.ts';

export interface Weight {
  readonly requestCount: number;
  readonly bytes: number;
}

/** Where the builds of parts are served, see packages/tooling/webpack. */
const OF_PART = /^\/_mf\/([^/]+)\//;

const isScript = ({ path }: LoadedFile): boolean => path.endsWith('.js');

/** The scripts that were asked for before the largest paint, whether or not it waited for them. */
export const scriptsBeforePaint = ({ files, largestPaintMs }: PageLoad): LoadedFile[] =>
  files.filter((file) => isScript(file) && file.startedAtMs <= largestPaintMs);

export const weightOf = (files: readonly LoadedFile[]): Weight => ({
  requestCount: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** The heaviest part among the files and its name; what belongs to the shell, React among it, is no part. */
export function heaviestPart(files: readonly LoadedFile[]): { readonly name: string; readonly bytes: number } {
  const byPart = Map.groupBy(files, ({ path }) => OF_PART.exec(path)?.[1]);
  const parts = [...byPart].flatMap(([name, group]) => (name ? [{ name, bytes: weightOf(group).bytes }] : []));
  return parts.reduce((heaviest, part) => (part.bytes > heaviest.bytes ? part : heaviest), { name: 'none', bytes: 0 });
}
