/** One value that tells its watchers when it is replaced; its shape is what React's useSyncExternalStore asks for. */
export type Observable<Value> = {
  get(): Value;
  set(next: Value): void;
  /** @returns stops the watching. */
  subscribe(watch: () => void): () => void;
};

/** The same value for those who only watch. */
export type Watched<Value> = Pick<Observable<Value>, 'get' | 'subscribe'>;

/**
 * The value changes at once; watchers hear of it in a microtask. A watcher often re-renders another React root than the
 * one whose effect has set the value, and React 19.3 loses a commit of that root ("Cannot commit the same tree as before")
 * when it is rendered synchronously from effects while its own commit is being held back.
 */
export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  let isTelling = false;
  const watchers = new Set<() => void>();
  const tell = () => {
    isTelling = false;
    for (const watch of [...watchers]) watch();
  };
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      if (!isTelling) queueMicrotask(tell);
      isTelling = true;
    },
    subscribe: (watch) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
  };
}
