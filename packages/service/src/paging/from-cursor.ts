import { fieldProblem } from '@wishbow/contracts/problem';
import type { Cursors } from './cursor.ts';
import type { Place } from './place.ts';

const NOT_A_CURSOR = {
  status: 422,
  body: fieldProblem({ cursor: 'Please begin again from the first page.' }),
} as const;

/** Answers from the place that a cursor names, or refuses what was never a cursor of ours. */
export const fromCursor =
  (cursors: Cursors) =>
  async <Reply>(
    { cursor }: { readonly cursor?: string | null | undefined },
    answer: (from: Place | undefined) => Promise<Reply>,
  ): Promise<Reply | typeof NOT_A_CURSOR> => {
    const opened = cursors.open(cursor);
    return opened.ok ? answer(opened.place) : NOT_A_CURSOR;
  };
