import { startTransition, useEffect, useState } from 'react';

/** Longer than it takes from one letter to the next, and too short to be waited for. */
const CALM_MS = 150;

/**
 * Whether the list stands open. It takes as long to make as a few letters take to type, and none of them should wait for it:
 * so what is typed opens it once the typing has paused for a moment. Without a text it opens at once, and it always closes so.
 * Once it stands open, each letter changes it as it comes: what is new of it then is a few rows.
 */
export function useCalmOpening(isWanted: boolean, query: string): boolean {
  const [isMade, setMade] = useState(false);
  const isAtOnce = query === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew.
  useEffect(() => {
    if (!isWanted) {
      setMade(false);
      return;
    }
    const timer = setTimeout(() => startTransition(() => setMade(true)), isAtOnce ? 0 : CALM_MS);
    return () => clearTimeout(timer);
  }, [isWanted, isAtOnce, query]);
  return isWanted && (isMade || isAtOnce);
}
