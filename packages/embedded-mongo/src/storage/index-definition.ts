import { type Collation, createCollation } from '../bson/collation.ts';
import { isNumeric, numberOr, toNumber } from '../bson/numbers.ts';
import { type Document, isDocument } from '../bson/value.ts';
import { compileFilter } from '../matching/compile-filter.ts';
import type { Matcher } from '../matching/matcher.ts';
import { rootOf } from '../matching/path.ts';

export type IndexField = {
  readonly path: string;
  readonly segments: readonly string[];
  readonly direction: 1 | -1;
};

/** An index as the engine uses it; `specification` is the document clients see and the disk keeps. */
export type IndexDefinition = {
  readonly name: string;
  readonly key: Document;
  readonly fields: readonly IndexField[];
  readonly isUnique: boolean;
  readonly isSparse: boolean;
  readonly collation: Collation | null;
  readonly partialFilter: Document | undefined;
  /** Tells whether a partial index covers a document. */
  readonly covers: Matcher;
  /** The fields on which the keys of a document depend; undefined where that cannot be told. */
  readonly roots: readonly string[] | undefined;
  readonly expireAfterSeconds: number | undefined;
  readonly specification: Document;
};

/** The index every collection has, kept by the collection itself. */
export const ID_INDEX: Document = { v: 2, key: { _id: 1 }, name: '_id_' };

/** Reads a specification that `createIndexes` has validated. */
export function defineIndex(specification: Document): IndexDefinition {
  const { name, partialFilterExpression, expireAfterSeconds } = specification;
  const key = isDocument(specification.key) ? specification.key : {};
  const partialFilter = isDocument(partialFilterExpression) ? partialFilterExpression : undefined;
  return {
    name: String(name),
    key,
    fields: Object.entries(key).map(([path, direction]) => ({
      path,
      segments: path.split('.'),
      direction: numberOr(direction, 1) < 0 ? -1 : 1,
    })),
    isUnique: Boolean(specification.unique),
    isSparse: Boolean(specification.sparse),
    collation: createCollation(specification.collation),
    partialFilter,
    covers: partialFilter ? compileFilter(partialFilter) : () => true,
    roots: rootsOf(key, partialFilter),
    expireAfterSeconds: isNumeric(expireAfterSeconds) ? toNumber(expireAfterSeconds) : undefined,
    specification,
  };
}

function rootsOf(key: Document, partialFilter: Document = {}): string[] | undefined {
  const paths = [...Object.keys(key), ...Object.keys(partialFilter)];
  return paths.some((path) => path.startsWith('$')) ? undefined : [...new Set(paths.map(rootOf))];
}
