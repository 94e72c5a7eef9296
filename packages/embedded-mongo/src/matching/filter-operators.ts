import { isTruthy, numberOr } from '../bson/numbers.ts';
import { isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import { schemaTest } from './json-schema.ts';
import { type FilterCompiler, type MatchContext, type Matcher, negate } from './matcher.ts';

/** An operator that stands where a field name could: `{ $or: [...] }`. */
export type CompileFilterOperator = (operand: Value, context: MatchContext, compiler: FilterCompiler) => Matcher;

type Combine = (matchers: Matcher[]) => Matcher;

const logical =
  (name: string, combine: Combine): CompileFilterOperator =>
  (operand, context, compiler) => {
    if (!Array.isArray(operand) || operand.length === 0)
      throw refusal('BadValue', `${name} argument must be a non-empty array`);
    return combine(
      operand.map((branch) => {
        if (!isDocument(branch)) throw refusal('BadValue', `${name} argument's entries must be objects`);
        return compiler.compileFilter(branch, context);
      }),
    );
  };

const every: Combine = (matchers) => (target, position) => matchers.every((matches) => matches(target, position));
const some: Combine = (matchers) => (target, position) => matchers.some((matches) => matches(target, position));

const expression: CompileFilterOperator = (operand, { variables, collation }) => {
  const evaluate = compileExpression(operand, collation);
  return (root) => isTruthy(evaluate({ root, variables }));
};

export const FILTER_OPERATORS: Readonly<Record<string, CompileFilterOperator>> = {
  $and: logical('$and', every),
  $or: logical('$or', some),
  $nor: logical('$nor', (matchers) => negate(some(matchers))),
  $expr: expression,
  $jsonSchema: (operand) => {
    if (!isDocument(operand)) throw refusal('TypeMismatch', '$jsonSchema must be an object');
    return schemaTest(operand);
  },
  $comment: () => () => true,
  $alwaysTrue: () => () => true,
  $alwaysFalse: () => () => false,
  $sampleRate: (operand) => () => Math.random() < numberOr(operand, 0),
};
