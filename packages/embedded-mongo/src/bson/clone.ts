import { type Document, isDocument, type Value } from './value.ts';

/** A deep copy of documents and arrays; scalars are immutable and shared. */
export function cloneValue<T extends Value>(value: T): T;
export function cloneValue(value: Value): Value {
  if (Array.isArray(value)) return value.map((element) => cloneValue(element));
  return isDocument(value) ? cloneDocument(value) : value;
}

function cloneDocument(document: Document): Document {
  const copy: Document = {};
  for (const field of Object.keys(document)) copy[field] = cloneValue(document[field]);
  return copy;
}
