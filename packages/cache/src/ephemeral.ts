/**
 * What may be lost at any moment: cached answers, rate limits, short locks and wake-up calls.
 * Two sides keep these ports: Redis, and memory for a single process. One test suite runs on both.
 */
export interface Ephemeral {
  readonly kind: 'redis' | 'memory';
  readonly cache: Cache;
  readonly counters: Counters;
  readonly limiter: RateLimiter;
  readonly locks: Locks;
  readonly pubSub: PubSub;
  /** How the Redis behind it is doing; nothing is behind memory. @throws while it cannot be reached. */
  readonly readUse?: () => Promise<DatastoreUse>;
  stop(): Promise<void>;
}

/** What a datastore, a database or a cache, tells of itself. */
export interface DatastoreUse {
  readonly uptimeSeconds: number;
  readonly memoryBytes: number;
  /** What it was asked since its start. */
  readonly commands: number;
}

export interface Cache {
  /** undefined when absent, expired, or the cache cannot be reached. */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Leaves what already stands under the key, and how long it stands there, as it is. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Figures that many processes add to and that are forgotten after a while. */
export interface Counters {
  /** Adds to the named figures of a key; all of them are forgotten `ttlMs` after the last addition. */
  add(key: string, amounts: Figures, ttlMs: number): Promise<void>;
  /** The figures of each key, in the order asked; none where nothing has been counted. */
  read(keys: readonly string[]): Promise<readonly Figures[]>;
}

export type Figures = Readonly<Record<string, number>>;

/** `points` allowed per key within a window of `windowMs`. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly windowMs: number;
}

export type LimitVerdict = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterMs: number };

export interface RateLimiter {
  consume(limit: RateLimit, key: string): Promise<LimitVerdict>;
  /** Gives all points back, as if the key had never been seen. */
  reset(limit: RateLimit, key: string): Promise<void>;
}

export interface Locks {
  /** Takes the lock for at most `ttlMs`; undefined when somebody else holds it. */
  tryAcquire(key: string, ttlMs: number): Promise<Release | undefined>;
}

export type Release = () => Promise<void>;

export interface PubSub {
  publish(channel: string, message: string): Promise<void>;
  /** Resolves once subscribed; call the answer to stop. */
  subscribe(channel: string, listener: (message: string) => void): Promise<Release>;
}
