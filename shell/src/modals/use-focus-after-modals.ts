import { useEffect, useRef } from 'react';
import { focusHeadingIfLost } from '../navigation/heading-focus.ts';

/**
 * A dialog gives the focus back to what opened it. A link that enters the page with a dialog open has no such thing, and
 * an order may have taken it away: then whoever closes the last dialog goes on from the heading of the page.
 */
export function useFocusAfterModals(openCount: number): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && openCount === 0;
    wasOpen.current = openCount > 0;
    if (!hasClosed) return undefined;
    // A task later than the dialog, which gives the focus back as it leaves.
    const timer = setTimeout(focusHeadingIfLost);
    return () => clearTimeout(timer);
  }, [openCount]);
}
