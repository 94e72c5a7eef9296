import { useSyncExternalStore } from 'react';
import { browserLocation } from './browser-location.ts';

const pathname = (): string => browserLocation.get().location.pathname;

/** The path of the address: who needs no more of it is not drawn again for a query. */
export function usePathname(): string {
  return useSyncExternalStore(browserLocation.subscribe, pathname, pathname);
}
