import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Below the edge of the window, in CSS px: what is loaded from here on has come before one arrives. */
const NEAR = 600;

/**
 * Runs when an element comes near the window, once in every turn.
 * @param turn a number that changes when it may run again; undefined while it must not run.
 */
export function useWhenNear(element: RefObject<Element | null>, turn: number | undefined, run: () => void): void {
  const onNear = useEffectEvent(run);
  useEffect(() => {
    if (turn === undefined || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, turn]);
}
