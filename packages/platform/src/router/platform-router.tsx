import type { ReactNode } from 'react';
import { Router } from 'react-router';
import { useObservable } from '../use-observable.ts';
import { browserLocation, navigator } from './browser-location.ts';

/** Gives a React root the location that all roots of the page share. */
export function PlatformRouter({ children }: { children: ReactNode }) {
  const { location, navigationType } = useObservable(browserLocation);
  return (
    <Router location={location} navigationType={navigationType} navigator={navigator}>
      {children}
    </Router>
  );
}
