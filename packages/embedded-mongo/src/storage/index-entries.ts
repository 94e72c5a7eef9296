import type { Collation } from '../bson/collation.ts';
import { indexKey, invertKey } from '../bson/index-key.ts';
import type { Document, Value } from '../bson/value.ts';
import { walkPath } from '../matching/path.ts';
import type { IndexDefinition, IndexField } from './index-definition.ts';

export type IndexEntries = {
  /** One key per combination of array elements. */
  readonly keys: readonly string[];
  /** The paths where an array took part: the index cannot sort by them, nor bound both sides of a range. */
  readonly multikeyPaths: readonly string[];
};

const NO_ENTRIES: IndexEntries = { keys: [], multikeyPaths: [] };

/** The keys under which an index holds a document; none when a sparse or partial index leaves it out. */
export function entriesFor({ fields, isSparse, collation, covers }: IndexDefinition, document: Document): IndexEntries {
  if (!covers(document)) return NO_ENTRIES;
  const values = fields.map((field) => fieldValues(field, document));
  if (isSparse && !values.some(({ isPresent }) => isPresent)) return NO_ENTRIES;
  const keysByField = fields.map((field, index) => distinctKeys(values[index]?.found ?? [], field, collation));
  const multikeyPaths = fields.flatMap(({ path }, index) => (values[index]?.isMultikey ? path : []));
  return { keys: keysByField.reduce(combine), multikeyPaths };
}

/** The key of one value in one field of an index. */
export function fieldKey(value: Value, direction: 1 | -1, collation: Collation | null): string {
  const key = indexKey(value, collation);
  return direction === 1 ? key : invertKey(key);
}

/** A missing field is indexed as null, an empty array as undefined. */
function fieldValues({ segments }: IndexField, document: Document) {
  const found: Value[] = [];
  let isPresent = false;
  let isMultikey = false;
  walkPath(document, segments, (value, elementIndex) => {
    isPresent ||= value !== undefined;
    isMultikey ||= elementIndex !== -1 || Array.isArray(value);
    if (!Array.isArray(value)) found.push(value ?? null);
    else if (value.length === 0) found.push(undefined);
    else found.push(...value);
    return false;
  });
  if (found.length === 0) found.push(null);
  return { found, isPresent, isMultikey };
}

function distinctKeys(values: readonly Value[], { direction }: IndexField, collation: Collation | null): string[] {
  const keys = values.map((value) => fieldKey(value, direction, collation));
  return keys.length > 1 ? [...new Set(keys)] : keys;
}

function combine(prefixes: string[], keys: string[]): string[] {
  return prefixes.flatMap((prefix) => keys.map((key) => prefix + key));
}
