import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { NavigationType, Router } from 'react-router';
import { useObservable } from '../use-observable.ts';
import { browserLocation, navigator } from './browser-location.ts';

/**
 * Gives a React root the location that all roots of the page share. Another page is drawn at once. What changes behind the
 * path (a wish that opens, a tab) is news to every link of the page: these are drawn again bit by bit, and whoever has
 * pressed sees first what they pressed for. An address that is replaced is at once drawn with: it may hold what somebody is
 * typing, and a field that is given older text than was typed loses letters.
 */
export function PlatformRouter({ children }: { children: ReactNode }) {
  const now = useObservable(browserLocation);
  const earlier = useDeferredValue(now);
  const drawnLast = useRef(now);
  const isSamePage = earlier.location.pathname === now.location.pathname;
  // Nothing older than what stands there already: it would take back what somebody has meanwhile typed or chosen.
  const mayWait = isSamePage && earlier === drawnLast.current && now.navigationType !== NavigationType.Replace;
  const drawn = mayWait ? earlier : now;
  useLayoutEffect(() => {
    drawnLast.current = drawn;
  });
  const { location, navigationType } = drawn;
  return (
    <Router location={location} navigationType={navigationType} navigator={navigator}>
      {children}
    </Router>
  );
}
