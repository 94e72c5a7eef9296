import { useEffect, useState } from 'react';

/** Whoever does one of these wants more than the first look. */
const SIGNS_OF_INTEREST = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What has arrived is on the screen a moment later. */
const UNTIL_DRAWN_MS = 300;

/** Whether everything of the first screen has arrived, pictures included, or somebody has begun to do something. */
export function useFirstLookOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) return undefined;
    let drawing: ReturnType<typeof setTimeout> | undefined;
    const end = () => setOver(true);
    const endSoon = () => {
      drawing = setTimeout(end, UNTIL_DRAWN_MS);
    };
    if (document.readyState === 'complete') endSoon();
    else window.addEventListener('load', endSoon);
    for (const sign of SIGNS_OF_INTEREST) window.addEventListener(sign, end, { passive: true });
    return () => {
      clearTimeout(drawing);
      window.removeEventListener('load', endSoon);
      for (const sign of SIGNS_OF_INTEREST) window.removeEventListener(sign, end);
    };
  }, [isOver]);
  return isOver;
}
