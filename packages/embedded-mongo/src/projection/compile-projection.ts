import type { Collation } from '../bson/collation.ts';
import type { Document } from '../bson/value.ts';
import { locatedRefusal } from '../errors/command-error.ts';
import { compileFilter } from '../matching/compile-filter.ts';
import { firstAtPath } from '../matching/path.ts';
import { parseProjection } from './parse-projection.ts';
import { excludeFields, includeFields } from './project-document.ts';

export type Project = (document: Document) => Document;

/** The projection that changes nothing. */
export const KEEP_WHOLE: Project = (document) => document;

/** The projection of a find; an empty one keeps everything. The filter decides the positional operator. */
export function compileFindProjection(
  specification: Document,
  { filter, collation, variables }: { filter: Document; collation: Collation | null; variables: Document },
): Project {
  if (Object.keys(specification).length === 0) return KEEP_WHOLE;
  const parsed = parseProjection(specification, 'find', collation);
  const project = projectorOf(parsed, variables);
  const { positionalPath } = parsed;
  if (!positionalPath) return project;
  const keepMatched = keepMatchedElement(positionalPath, filter, collation);
  return (document) => project(keepMatched(document));
}

/** The projection of a `$project` stage. */
export function compileStageProjection(
  specification: Document,
  collation: Collation | null,
  variables: Document,
): Project {
  if (Object.keys(specification).length === 0) {
    throw locatedRefusal(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  return projectorOf(parseProjection(specification, 'aggregate', collation), variables);
}

function projectorOf({ mode, root }: ReturnType<typeof parseProjection>, variables: Document): Project {
  return mode === 'inclusion'
    ? (document) => includeFields(document, root, { root: document, variables })
    : (document) => excludeFields(document, root, document);
}

/** Reduces the array to the element that made the filter match; arrays below the top level are kept whole. */
function keepMatchedElement(path: string, filter: Document, collation: Collation | null): Project {
  const matches = compileFilter(filter, { collation, variables: {} });
  return (document) => {
    const position = { index: -1 };
    matches(document, position);
    if (position.index < 0) {
      throw locatedRefusal(
        51246,
        "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
      );
    }
    const array = firstAtPath(document, path);
    return !path.includes('.') && Array.isArray(array) ? { ...document, [path]: [array[position.index]] } : document;
  };
}
