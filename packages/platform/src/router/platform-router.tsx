import { type ReactNode, useDeferredValue } from 'react';
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
  const drawn = useDeferredValue(now);
  const mayWait = drawn.location.pathname === now.location.pathname && now.navigationType !== NavigationType.Replace;
  const { location, navigationType } = mayWait ? drawn : now;
  return (
    <Router location={location} navigationType={navigationType} navigator={navigator}>
      {children}
    </Router>
  );
}
