import { evalExpr } from 'mingo/core';
import type { Value } from '../../bson/value.ts';
import { CommandError, locatedRefusal } from '../../errors/command-error.ts';
import type { CompileExpressionOperator, ExpressionOperators } from '../expression.ts';
import { MINGO_EXPRESSIONS, mingoOptions } from '../mingo-context.ts';
import { fromPlain, toPlain } from '../plain-values.ts';

/** Operators that run code or need what the engine does not have. */
const REFUSED: ReadonlySet<string> = new Set(['$function', '$accumulator', '$toHashedIndexKey']);

const OPTIONS = mingoOptions({});

/** Our compiler evaluates the operands, mingo computes the operator from the results. */
const delegate =
  (name: string): CompileExpressionOperator =>
  (operand, compiler) => {
    const evaluate = compiler.compile(operand);
    return (scope) => computeInMingo(name, quote(toPlain(evaluate(scope))));
  };

function computeInMingo(name: string, operands: unknown): Value {
  try {
    return fromPlain(evalExpr({}, { [name]: operands }, OPTIONS));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw locatedRefusal(16020, `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Marks evaluated strings and documents as literal, so that mingo does not read them as paths or operators again. */
function quote(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? { $literal: value } : value;
  if (Array.isArray(value)) return value.map(quote);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, quoteArgument(field)]));
}

/** Below the named arguments of an operator, whole documents are literals. */
function quoteArgument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(quoteArgument);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return { $literal: value };
  return quote(value);
}

export const DELEGATED_OPERATORS: ExpressionOperators = Object.fromEntries(
  MINGO_EXPRESSIONS.filter((name) => !REFUSED.has(name)).map((name) => [name, delegate(name)]),
);
