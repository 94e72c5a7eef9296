/** How rows that not everybody may see become a page. */
export interface PageToFill<Key, Shown> {
  readonly pageLength: number;
  /** Then a page may be short although more follows, so that one call never reads a whole collection. */
  readonly mostReads: number;
  /** Reads at most `limit` rows after a key, and answers what is shown of them and where it goes on: undefined at the end. */
  readonly read: (after: Key | undefined, limit: number) => Promise<ReadPart<Key, Shown>>;
}

interface ReadPart<Key, Shown> {
  readonly shown: readonly Shown[];
  readonly after: Key | undefined;
}

/**
 * Reads on until a page is full of what is shown, or nothing is left. Each read is of a quarter page at least, for where
 * much is hidden the next few rows are hidden too: a page may be that much longer.
 */
export async function fillPage<Key, Shown>(
  { pageLength, mostReads, read }: PageToFill<Key, Shown>,
  from: Key | undefined,
): Promise<{ shown: Shown[]; after: Key | undefined }> {
  const shown: Shown[] = [];
  let after = from;
  for (let reads = 0; reads < mostReads && shown.length < pageLength; reads += 1) {
    const part = await read(after, Math.max(pageLength - shown.length, Math.ceil(pageLength / 4)));
    shown.push(...part.shown);
    after = part.after;
    if (after === undefined) break;
  }
  return { shown, after };
}
