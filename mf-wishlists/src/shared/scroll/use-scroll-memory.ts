import { useLocation } from '@wishbow/platform';
import { type RefObject, useLayoutEffect } from 'react';

/** The first entry of a list that is in sight, and how far below the window's edge it begins, in CSS px. */
type Place = { entry: number; top: number };

/** Where each entry of the history was left. Forgotten with the page, as is what was loaded. */
const places = new Map<string, Place>();

/**
 * Whoever comes back to a list finds it as they left it. The browser tries too early, where the page still has to draw
 * what it had loaded; and it counts px, of which cards that are not drawn yet have another number.
 * @param list what holds the entries, each an `li`.
 * @param isReady whether they are there.
 */
export function useScrollMemory(list: RefObject<Element | null>, isReady: boolean): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (!isReady) return;
    // Kept by the browser with this entry of the history.
    window.history.scrollRestoration = 'manual';
    const entries = () => [...(list.current?.querySelectorAll('li') ?? [])];
    const known = places.get(key);
    const entry = known && entries()[known.entry];
    if (entry) window.scrollBy(0, entry.getBoundingClientRect().top - known.top);

    const remember = () => {
      const place = placeOf(entries());
      if (place) places.set(key, place);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      window.history.scrollRestoration = 'auto';
    };
  }, [list, key, isReady]);
}

function placeOf(entries: readonly Element[]): Place | undefined {
  for (const [entry, element] of entries.entries()) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0) return { entry, top };
  }
  return undefined;
}
