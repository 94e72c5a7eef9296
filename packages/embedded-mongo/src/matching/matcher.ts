import type { Collation } from '../bson/collation.ts';
import type { Document, Value } from '../bson/value.ts';

/** Which element of the array made the filter match; -1 until one did. The positional operator `$` writes there. */
export type MatchPosition = { index: number };

/** Tells whether a document (or an array element) satisfies a filter. */
export type Matcher = (target: Value, position?: MatchPosition) => boolean;

export type MatchContext = {
  readonly collation: Collation | null;
  /** Variables that `$expr` may read as `$$name`. */
  readonly variables: Document;
};

export const PLAIN_CONTEXT: MatchContext = { collation: null, variables: {} };

/** The two recursive entries of the compiler, handed to operators that contain filters. */
export type FilterCompiler = {
  compileFilter(filter: Document, context: MatchContext): Matcher;
  /** `{ $gt: 1, $lt: 5 }` applied to the field at `path`. */
  compileOperators(path: string, operators: Document, context: MatchContext): Matcher;
};

/** One operator of a field, e.g. the `$gt: 1` of `{ price: { $gt: 1 } }`. */
export type OperatorUse = {
  readonly path: string;
  readonly segments: readonly string[];
  readonly operand: Value;
  /** All operators of the field: `$regex` reads its neighbour `$options`. */
  readonly siblings: Document;
  readonly context: MatchContext;
  readonly compiler: FilterCompiler;
};

export type CompileOperator = (use: OperatorUse) => Matcher;

export function negate(matcher: Matcher): Matcher {
  return (target) => !matcher(target);
}

export function allOf(matchers: readonly Matcher[]): Matcher {
  const [first] = matchers;
  if (!first) return () => true;
  if (matchers.length === 1) return first;
  return (target, position) => matchers.every((matcher) => matcher(target, position));
}
