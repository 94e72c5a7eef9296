import type { BrowserEventName, BrowserEventPayload } from '@wishbow/contracts/browser-events';
import { useEffect, useEffectEvent } from 'react';
import { on } from './browser-events.ts';

/** Hears of an event for as long as the component is on the page. */
export function useBrowserEvent<N extends BrowserEventName>(
  name: N,
  listener: (payload: BrowserEventPayload<N>) => void,
): void {
  const heard = useEffectEvent(listener);
  useEffect(() => on(name, (payload) => heard(payload)), [name]);
}
