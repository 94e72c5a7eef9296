import { useLocation } from '@wishbow/platform';
import { type RefObject, useLayoutEffect } from 'react';

/** The first entry of a list that is in sight, and how far below the window's edge it begins, in CSS px. */
type Place = { entry: number; top: number };

/** Within these, cards that have come into sight are drawn. */
const SETTLING_FRAMES = 8;

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
    const stopSettling = known && settleAt(known, entries);

    const remember = () => {
      const place = placeOf(entries());
      if (place) places.set(key, place);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stopSettling?.();
      window.removeEventListener('scroll', remember);
      window.history.scrollRestoration = 'auto';
    };
  }, [list, key, isReady]);
}

/** Goes to a place, and once more while the cards around it are drawn and take their true height. */
function settleAt(place: Place, entries: () => Element[]): () => void {
  let framesLeft = SETTLING_FRAMES;
  let nextFrame = 0;
  const settle = () => {
    const offBy = (entries()[place.entry]?.getBoundingClientRect().top ?? place.top) - place.top;
    if (Math.abs(offBy) >= 1) window.scrollBy(0, offBy);
    framesLeft -= 1;
    if (framesLeft > 0) nextFrame = requestAnimationFrame(settle);
  };
  settle();
  return () => cancelAnimationFrame(nextFrame);
}

function placeOf(entries: readonly Element[]): Place | undefined {
  for (const [entry, element] of entries.entries()) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0) return { entry, top };
  }
  return undefined;
}
