import type { Cursors } from './cursor.ts';
import { fillPage } from './fill-page.ts';
import type { Page, Place } from './place.ts';

const PAGE = 40;
/** See `fillPage`. */
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

/** A page of what the viewer may see. */
export async function readVisible<Row, Shown>(
  { cursors, read, placeOf, show, pageLength = PAGE }: VisibleRows<Row, Shown>,
  from: Place | undefined,
): Promise<VisiblePage<Shown>> {
  const readPart = async (after: Place | undefined, limit: number) => {
    const rows = await read({ after, limit });
    const last = rows.at(-1);
    return { shown: await show(rows), after: last && rows.length === limit ? placeOf(last) : undefined };
  };
  const { shown, after } = await fillPage({ pageLength, mostReads: MOST_READS, read: readPart }, from);
  return { shown, nextCursor: after ? cursors.seal(after) : null };
}
