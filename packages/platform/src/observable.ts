/** One value that tells its watchers when it is replaced; its shape is what React's useSyncExternalStore asks for. */
export type Observable<Value> = {
  get(): Value;
  set(next: Value): void;
  /** @returns stops the watching. */
  subscribe(watch: () => void): () => void;
};

/** The same value for those who only watch. */
export type Watched<Value> = Pick<Observable<Value>, 'get' | 'subscribe'>;

export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const watch of [...watchers]) watch();
    },
    subscribe: (watch) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
  };
}
