import { type Document, isDocument, type Value } from '../bson/value.ts';

const REFERENCE_FIELDS: ReadonlySet<string> = new Set(['$ref', '$id', '$db']);

/** True for `$gt` and the like, false for field names and the parts of a database reference. */
export function isOperatorName(name: string): boolean {
  return name.startsWith('$') && !REFERENCE_FIELDS.has(name);
}

/** True for `{ $gt: 1 }`: the first field decides. */
export function isOperatorDocument(value: Value): value is Document {
  if (!isDocument(value)) return false;
  const [first] = Object.keys(value);
  return first !== undefined && isOperatorName(first);
}
