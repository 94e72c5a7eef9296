import { useEffect, useState } from 'react';
import type { RowsInSight } from '../long-grid/rows-in-sight.tsx';

type LongGrid = { RowsInSight: typeof RowsInSight };

/** Kept for every later grid, so that whoever comes back to a long list finds it as it was at once. */
let fetched: LongGrid | undefined;

/** What knows which cards of a long grid are in sight, once a grid is long; null where it cannot be fetched. */
export function useLongGrid(isLong: boolean): LongGrid | null | undefined {
  const [known, setKnown] = useState<LongGrid | null | undefined>(fetched);
  useEffect(() => {
    if (!isLong || known !== undefined) return;
    import('../long-grid/rows-in-sight.tsx').then(
      (module) => {
        fetched = { RowsInSight: module.RowsInSight };
        setKnown(fetched);
      },
      // A list that is slow to scroll is better than one that ends early, or than a page that is loaded anew because a file
      // is missing; the next one tries again.
      (cause: unknown) => {
        setKnown(null);
        reportError(new Error('what shortens a long list could not be fetched', { cause }));
      },
    );
  }, [isLong, known]);
  return known;
}
