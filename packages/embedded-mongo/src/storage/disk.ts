import type { Document } from '../bson/value.ts';

/**
 * Where changes are made durable. All puts and removals of one turn of the event loop become one atomic write,
 * which `flush` waits for.
 */
export type Disk = {
  putDocument(collectionId: number, sequence: number, document: Document): void;
  removeDocument(collectionId: number, sequence: number): void;
  putCollection(collectionId: number, description: Document): void;
  removeCollection(collectionId: number): void;
  putEvent(at: number, event: Document): void;
  removeEvent(at: number): void;
  /** Resolves when everything written so far has reached the disk. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

/** For engines that live in memory only. */
export const NO_DISK: Disk = {
  putDocument: () => undefined,
  removeDocument: () => undefined,
  putCollection: () => undefined,
  removeCollection: () => undefined,
  putEvent: () => undefined,
  removeEvent: () => undefined,
  flush: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
