import type { BrowserEventName, BrowserEventPayload, browserEvents } from '@wishbow/contracts/browser-events';

type Schema = { parse(payload: unknown): unknown };
type Listener = (payload: never) => void;

const listeners = new Map<BrowserEventName, Set<Listener>>();

/**
 * Tells the other parts of this page what has happened in one's own: `emit(browserEvents, 'checkout:gift-placed', {...})`.
 * The contracts come in as an argument so that their schemas are shipped with the parts and not with the shell.
 * @throws when the payload does not fit its contract, before anybody has heard of it.
 */
export function emit<N extends BrowserEventName>(
  events: typeof browserEvents,
  name: N,
  payload: BrowserEventPayload<N>,
): void {
  const { payload: schema }: { payload: Schema } = events[name];
  const parsed = schema.parse(payload);
  for (const listener of listeners.get(name) ?? []) listener(parsed as never);
}

/** @returns stops the listening. */
export function on<N extends BrowserEventName>(
  name: N,
  listener: (payload: BrowserEventPayload<N>) => void,
): () => void {
  const own = listeners.get(name) ?? new Set<Listener>();
  listeners.set(name, own.add(listener));
  return () => void own.delete(listener);
}
