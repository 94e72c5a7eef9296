import { type Document, isDocument, isNullish, type Value } from '../bson/value.ts';
import { locatedRefusal, refusal } from '../errors/command-error.ts';
import type { CompileExpressionOperator, Expression, ExpressionCompiler } from './expression.ts';

/** The operands of an operator: one value stands for a list of one. */
export function operandList(operand: Value): Value[] {
  return Array.isArray(operand) ? operand : [operand];
}

/** An operator with one operand: `{ $size: '$items' }` or `{ $size: ['$items'] }`. */
export function unary(name: string, compute: (value: Value) => Value): CompileExpressionOperator {
  return (operand, compiler) => {
    const [only] = compileExactly(name, operand, 1, compiler);
    return (scope) => compute(only?.(scope));
  };
}

/** As `unary`, but null and missing give null. */
export function nullableUnary(name: string, compute: (value: Value) => Value): CompileExpressionOperator {
  return unary(name, (value) => (isNullish(value) ? null : compute(value)));
}

/** An operator with exactly two operands. */
export function binary(
  name: string,
  compute: (left: Value, right: Value, compiler: ExpressionCompiler) => Value,
): CompileExpressionOperator {
  return (operand, compiler) => {
    const [left, right] = compileExactly(name, operand, 2, compiler);
    return (scope) => compute(left?.(scope), right?.(scope), compiler);
  };
}

/** An operator over any number of operands. */
export function variadic(compute: (values: Value[]) => Value): CompileExpressionOperator {
  return (operand, compiler) => {
    const parts = operandList(operand).map((part) => compiler.compile(part));
    return (scope) => compute(parts.map((part) => part(scope)));
  };
}

/** Refuses a wrong number of operands, as MongoDB does, with 16020. */
export function compileExactly(
  name: string,
  operand: Value,
  count: number,
  compiler: ExpressionCompiler,
): Expression[] {
  const parts = operandList(operand);
  if (parts.length !== count) {
    throw locatedRefusal(16020, `Expression ${name} takes exactly ${count} arguments. ${parts.length} were passed in.`);
  }
  return parts.map((part) => compiler.compile(part));
}

/** The named arguments of an operator such as `$map`; refuses names it does not know. */
export function namedOperands(name: string, operand: Value, known: readonly string[]): Document {
  if (!isDocument(operand)) throw refusal('FailedToParse', `${name} only supports an object as its argument`);
  const stranger = Object.keys(operand).find((argument) => !known.includes(argument));
  if (stranger) throw refusal('FailedToParse', `Unrecognized argument to ${name}: ${stranger}`);
  return operand;
}
