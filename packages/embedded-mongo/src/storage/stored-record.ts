import type { Document } from '../bson/value.ts';

/** The committed state of one document. The document itself is never changed, only replaced. */
export type StoredRecord = {
  /** Position in natural order and key on disk. */
  readonly sequence: number;
  /** Index key of `_id`. */
  readonly idKey: string;
  document: Document;
  /** Logical time of the last change; 0 when it was read from disk. */
  changedAt: number;
};

/** Sequence as a fixed-length suffix that makes index entries of equal values distinct and keeps insertion order. */
export function sequenceKey(sequence: number): string {
  return String.fromCharCode(
    (sequence / 2 ** 40) & 255,
    (sequence / 2 ** 32) & 255,
    (sequence >>> 24) & 255,
    (sequence >>> 16) & 255,
    (sequence >>> 8) & 255,
    sequence & 255,
  );
}
