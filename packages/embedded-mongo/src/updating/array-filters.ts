import type { Collation } from '../bson/collation.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import { compileFilter } from '../matching/compile-filter.ts';
import type { Matcher } from '../matching/matcher.ts';

const IDENTIFIER = /^[a-z]\w*$/;

/** Compiles `arrayFilters` by the identifier each one describes; every one has to be used by the update. */
export function compileArrayFilters(
  filters: readonly Document[],
  updatePaths: readonly string[],
  collation: Collation | null,
): ReadonlyMap<string, Matcher> {
  const matchers = new Map<string, Matcher>();
  for (const filter of filters) {
    const identifier = identifierOf(filter);
    if (matchers.has(identifier)) {
      throw refusal('FailedToParse', `Found multiple array filters with the same top-level field name ${identifier}`);
    }
    if (!updatePaths.some((path) => path.includes(`$[${identifier}]`))) {
      throw refusal('FailedToParse', `The array filter for identifier '${identifier}' was not used in the update`);
    }
    matchers.set(identifier, compileFilter(filter, { collation, variables: {} }));
  }
  return matchers;
}

function identifierOf(filter: Document): string {
  const [identifier, ...others] = new Set(topLevelNames(filter));
  if (identifier === undefined) {
    throw refusal('FailedToParse', 'Cannot use an expression without a top-level field name in arrayFilters');
  }
  if (others.length > 0) {
    throw refusal(
      'FailedToParse',
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${[identifier, ...others].join("' and '")}'`,
    );
  }
  if (!IDENTIFIER.test(identifier)) {
    throw refusal(
      'BadValue',
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
    );
  }
  return identifier;
}

function topLevelNames(filter: Document): string[] {
  return Object.entries(filter).flatMap(([name, condition]) => {
    if (!name.startsWith('$')) return [name.split('.')[0] ?? name];
    return branchesOf(condition).flatMap(topLevelNames);
  });
}

function branchesOf(condition: Value): Document[] {
  return Array.isArray(condition) ? condition.filter(isDocument) : [];
}
