import { entryOfHistory } from '@wishbow/platform';

const STORED_AS = 'wishbow:places';
/** What has not come by then is not waited for: somebody reads already. */
const LONGEST_RETURN_MS = 3000;
/** With these somebody goes elsewhere, and is left alone. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How far each entry of the history was scrolled when it was left, in CSS px. */
let places = new Map<string, number>();
let endReturn: (() => void) | undefined;

/**
 * Notes where each page is left, also for a reload and for the way back from another site. The browser notes it too, and goes
 * there before anything of the page has been drawn.
 */
export function rememberPlaces(): void {
  places = storedPlaces();
  // A list that had claimed the way back has forgotten it with the document.
  window.history.scrollRestoration = 'auto';
  window.addEventListener('scroll', () => places.set(entryOfHistory(), window.scrollY), { passive: true });
  window.addEventListener('pagehide', () => window.sessionStorage.setItem(STORED_AS, JSON.stringify([...places])));
}

/** Whether this document was loaded to show again what had been left. */
export function isLoadedAgain(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && (visit.type === 'reload' || visit.type === 'back_forward');
}

/** Where the page that is shown now was left, asked before anything scrolls it; undefined for one that was not. */
export const rememberedPlace = (): number | undefined => places.get(entryOfHistory());

/** Brings somebody back to where they were, as soon and as often as the page that is being drawn is long enough. */
export function returnTo(top: number): void {
  leaveReturn();
  const goThere = () => {
    const canGo = document.documentElement.scrollHeight - window.innerHeight >= top;
    // A long list finds the way back by itself, by what stood there.
    const isFoundByList = window.history.scrollRestoration === 'manual';
    if (canGo && !isFoundByList && Math.abs(window.scrollY - top) >= 1) window.scrollTo(0, top);
  };
  const growing = new ResizeObserver(goThere);
  const late = setTimeout(leaveReturn, LONGEST_RETURN_MS);
  for (const move of MOVES) window.addEventListener(move, leaveReturn, { passive: true, capture: true });
  endReturn = () => {
    growing.disconnect();
    clearTimeout(late);
    for (const move of MOVES) window.removeEventListener(move, leaveReturn, { capture: true });
  };
  growing.observe(document.body);
  goThere();
}

/** Nobody is brought anywhere any more. */
export function leaveReturn(): void {
  endReturn?.();
  endReturn = undefined;
}

/** None where what is stored is nothing this site has written. */
function storedPlaces(): Map<string, number> {
  const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORED_AS) ?? '[]');
  return new Map(Array.isArray(stored) ? stored.filter(isPlace) : []);
}

const isPlace = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
