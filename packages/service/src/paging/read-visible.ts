import type { Cursors } from './cursor.ts';
import type { Page, Place } from './place.ts';

const PAGE = 40;
/** Then a page may be short although more follows, so that one call never reads a whole collection. */
const MOST_READS = 8;

export interface VisiblePage<Shown> {
  readonly shown: Shown[];
  /** Null at the end. */
  readonly nextCursor: string | null;
}

/** Where rows come from, and what of them the viewer may see, in the same order. */
export interface VisibleRows<Row, Shown> {
  readonly cursors: Cursors;
  readonly read: (page: Page) => Promise<Row[]>;
  readonly placeOf: (row: Row) => Place;
  readonly show: (rows: Row[]) => Promise<Shown[]>;
  /** How much fills a page. Default 40. */
  readonly pageLength?: number;
}

/** Reads on until a page is full of what the viewer may see, or nothing is left. */
export async function readVisible<Row, Shown>(
  { cursors, read, placeOf, show, pageLength = PAGE }: VisibleRows<Row, Shown>,
  from: Place | undefined,
): Promise<VisiblePage<Shown>> {
  const shown: Shown[] = [];
  let after = from;
  for (let reads = 0; reads < MOST_READS && shown.length < pageLength; reads += 1) {
    const limit = pageLength - shown.length;
    const rows = await read({ after, limit });
    shown.push(...(await show(rows)));
    const last = rows.at(-1);
    if (!last || rows.length < limit) return { shown, nextCursor: null };
    after = placeOf(last);
  }
  return { shown, nextCursor: after ? cursors.seal(after) : null };
}
