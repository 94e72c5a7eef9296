import { useLocation } from '@wishbow/platform';
import { useLayoutEffect } from 'react';

/** How far each entry of the history was scrolled, in CSS px. Forgotten with the page, as is what was loaded. */
const positions = new Map<string, number>();

/**
 * Whoever comes back to a page finds it scrolled as they left it. The browser tries too early where a page still has to
 * draw what it has loaded before.
 * @param isReady whether the page is as long as it was.
 */
export function useScrollMemory(isReady: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (!isReady) return;
    const known = positions.get(key);
    if (known !== undefined) window.scrollTo(0, known);
    const remember = () => void positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, isReady]);
}
