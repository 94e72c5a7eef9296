/** Whoever holds a lock on a document or a unique key: an open transaction. */
export type LockHolder = {
  /** Settles when the holder has committed or aborted. */
  readonly ended: Promise<void>;
};
