import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Below the edge of the window, in CSS px: what is loaded from here on has come before one arrives. */
const NEAR = 600;

/** Runs once when an element comes near the window, and again after each time it was switched off and on. */
export function useWhenNear(element: RefObject<Element | null>, isOn: boolean, run: () => void): void {
  const onNear = useEffectEvent(run);
  useEffect(() => {
    if (!isOn || !element.current) return;
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
  }, [element, isOn]);
}
