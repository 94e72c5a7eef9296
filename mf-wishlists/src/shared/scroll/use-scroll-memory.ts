import { entryOfHistory, useLocation } from '@wishbow/platform';
import { type RefObject, useLayoutEffect } from 'react';

/** The first entry of a list that is in sight, and how far below the window's edge it begins, in CSS px. */
type Place = { entry: number; top: number };

/** So many frames without a shift, and the cards that have come into sight are drawn: half a second, for slow machines too. */
const QUIET_FRAMES = 30;
/** Whatever still moves after these is not waited for. */
const MOST_FRAMES = 120;
/** With these somebody goes elsewhere, and is left alone. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

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
    const entries = () => [...(list.current?.querySelectorAll('li') ?? [])];
    const known = places.get(key);
    // Neither the browser nor the shell, which both count px, has a say in it.
    if (known) window.history.scrollRestoration = 'manual';
    const stopSettling = known && settleAt(known, entries);

    const remember = () => {
      // The next page begins at its top, and that is told while this list may still be shown.
      const place = entryOfHistory() === key && placeOf(entries());
      if (place) places.set(key, place);
    };
    const stopRemembering = onEach(['scroll', 'click'], remember);
    return () => {
      stopSettling?.();
      stopRemembering();
      window.history.scrollRestoration = 'auto';
    };
  }, [list, key, isReady]);
}

/** Goes to a place, and again as long as the cards around it are drawn and take their true height. */
function settleAt(place: Place, entries: () => Element[]): () => void {
  let quietFrames = 0;
  let frames = 0;
  let nextFrame = 0;
  const settle = () => {
    const offBy = (topOf(place.entry, entries()) ?? place.top) - place.top;
    const isOff = Math.abs(offBy) >= 1;
    if (isOff) window.scrollBy(0, offBy);
    quietFrames = isOff ? 0 : quietFrames + 1;
    frames += 1;
    if (quietFrames < QUIET_FRAMES && frames < MOST_FRAMES) nextFrame = requestAnimationFrame(settle);
  };
  const stop = () => cancelAnimationFrame(nextFrame);
  const stopWatching = onEach(MOVES, stop);
  settle();
  return () => {
    stop();
    stopWatching();
  };
}

/** Before anybody else is told, since a click may lead away. @returns what ends it. */
function onEach(events: readonly (keyof WindowEventMap)[], listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener, { passive: true, capture: true });
  return () => {
    for (const event of events) window.removeEventListener(event, listener, { capture: true });
  };
}

function placeOf(entries: readonly Element[]): Place | undefined {
  for (const [entry, element] of entries.entries()) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0) return { entry: numberOf(element) ?? entry, top };
  }
  return undefined;
}

/** Where an entry begins, or about where it would: of a long list only what is near the window stands in the document. */
function topOf(entry: number, entries: readonly Element[]): number | undefined {
  const standing = entries.find((element, place) => (numberOf(element) ?? place) === entry);
  if (standing) return standing.getBoundingClientRect().top;
  const numbered = entries.find(({ ariaSetSize }) => ariaSetSize);
  const list = numbered?.parentElement?.getBoundingClientRect();
  return list && list.top + (list.height * entry) / Number(numbered?.ariaSetSize);
}

/** Which of its list an entry is, for one that says so. The first is 0. */
const numberOf = ({ ariaPosInSet }: Element): number | undefined =>
  ariaPosInSet ? Number(ariaPosInSet) - 1 : undefined;
