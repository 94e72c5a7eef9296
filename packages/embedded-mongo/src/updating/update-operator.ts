import type { Timestamp } from 'bson';
import type { Collation } from '../bson/collation.ts';
import type { Document, Value } from '../bson/value.ts';
import type { Matcher } from '../matching/matcher.ts';

/** What the operators of one statement share. */
export type UpdateContext = {
  readonly collation: Collation | null;
  readonly arrayFilters: ReadonlyMap<string, Matcher>;
  /** The engine's logical clock, for `$currentDate` with a timestamp. */
  readonly nextTimestamp: () => Timestamp;
};

/** What differs from document to document. */
export type UpdateTarget = {
  /** The array element the filter matched, for the positional operator; -1 for none. */
  readonly matchedIndex: number;
  /** True while the document of an upsert is being made: `$setOnInsert` applies. */
  readonly isInsert: boolean;
};

/** A place in the document being edited. */
export type Slot = {
  readonly exists: boolean;
  readonly value: Value;
  set(value: Value): void;
  /** Removes the field; an array element becomes null, so that the others keep their index. */
  remove(): void;
};

export type EditSlot = (slot: Slot) => void;

/** Edits a private copy of the document. */
export type DocumentEditor = {
  readonly document: Document;
  /** Visits the places a path names and makes missing parents on the way. */
  edit(path: string, edit: EditSlot): void;
  /** Visits only places that exist. */
  editExisting(path: string, edit: EditSlot): void;
};

/** One operator at one path: `{ $inc: { stock: -1 } }`. */
export type OperatorApplication = {
  readonly path: string;
  readonly operand: Value;
  readonly editor: DocumentEditor;
  readonly context: UpdateContext;
  readonly target: UpdateTarget;
};

export type ApplyUpdateOperator = (application: OperatorApplication) => void;

export type UpdateOperators = Record<string, ApplyUpdateOperator>;
