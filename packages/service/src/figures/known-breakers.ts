import type { ServiceName } from '@wishbow/contracts/service-names';

interface KnownBreaker {
  /** While it is, nobody asks. */
  isOpen(): boolean;
}

/** One per process and whom it asks: they are made deep inside of clients, and told of by the process. */
const known = new Map<string, Map<string, KnownBreaker>>();

/** The last to be made for the same two takes the place of the one before. */
export function noteBreaker<B extends KnownBreaker>(owner: ServiceName, to: string, breaker: B): B {
  const own = known.get(owner) ?? new Map<string, KnownBreaker>();
  known.set(owner, own.set(to, breaker));
  return breaker;
}

export const breakersOf = (owner: ServiceName | 'sandbox'): { to: string; is_open: boolean }[] =>
  [...(known.get(owner) ?? [])].map(([to, breaker]) => ({ to, is_open: breaker.isOpen() }));
