import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './below-loading.module.css';

/** What is slow or hangs degrades its own place and nothing below it. */
const LONGEST_HOLD_MS = 1_500;

/**
 * What stands below something that loads, its previous sibling: laid out at once, and shown when that has its height, or has
 * been too long about it. It would move under somebody's eyes otherwise, since no skeleton knows how much there will be.
 * Once shown it stays.
 */
export function BelowLoading({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'held' | 'overdue' | 'shown'>('held');
  useLayoutEffect(() => {
    const above = place.current?.previousElementSibling;
    const isLoading = () => above?.querySelector('[data-loading][aria-hidden]');
    const watching = new MutationObserver(() => isLoading() || release('shown'));
    const stop = () => {
      clearTimeout(patience);
      watching.disconnect();
    };
    const release = (as: 'overdue' | 'shown') => {
      stop();
      setState(as);
    };
    const patience = setTimeout(() => release('overdue'), LONGEST_HOLD_MS);
    if (above) watching.observe(above, { childList: true, subtree: true });
    if (!isLoading()) release('shown');
    return stop;
  }, []);
  return (
    <div ref={place} className={classes.place} data-below={state}>
      {children}
    </div>
  );
}
