import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './below-loading.module.css';

/**
 * What stands below something that loads, its previous sibling: laid out at once, and shown when that has its height. It would
 * move under somebody's eyes otherwise, since no skeleton knows how much there will be. Once shown it stays.
 */
export function BelowLoading({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(true);
  useLayoutEffect(() => {
    const above = place.current?.previousElementSibling;
    const watching = new MutationObserver(() => release());
    const release = () => {
      if (above?.querySelector('[data-loading][aria-hidden]')) return;
      watching.disconnect();
      setHeld(false);
    };
    if (above) watching.observe(above, { childList: true, subtree: true });
    release();
    return () => watching.disconnect();
  }, []);
  return (
    <div ref={place} className={classes.place} data-held={isHeld || undefined}>
      {children}
    </div>
  );
}
