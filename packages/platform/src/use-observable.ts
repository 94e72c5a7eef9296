import { useSyncExternalStore } from 'react';
import type { Watched } from './observable.ts';

/** The current value, and a new render whenever it is replaced. */
export function useObservable<Value>(source: Watched<Value>): Value {
  return useSyncExternalStore(source.subscribe, source.get, source.get);
}
