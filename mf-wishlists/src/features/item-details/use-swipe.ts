import { type PointerEvent, useRef } from 'react';

/** A finger that moves less than this, in CSS px, has only trembled. */
const SHORTEST_SWIPE = 40;

/**
 * What to spread on an element that is swiped sideways: `onSwipe` gets 1 for a swipe to the left, -1 for one to the right.
 * The element needs `touch-action: pan-y`, or the browser takes the movement for its own.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      start.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(moved) >= SHORTEST_SWIPE) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
