import { isTruthy } from '../../bson/numbers.ts';
import { type Document, isDocument, isNullish } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import type { CompileExpressionOperator, ExpressionOperators } from '../expression.ts';
import { compileExactly, namedOperands, operandList } from '../operands.ts';

const cond: CompileExpressionOperator = (operand, compiler) => {
  const operands = isDocument(operand) ? branchList(namedOperands('$cond', operand, ['if', 'then', 'else'])) : operand;
  const [test, yes, no] = compileExactly('$cond', operands, 3, compiler);
  return (scope) => (isTruthy(test?.(scope)) ? yes?.(scope) : no?.(scope));
};

const branchList = (named: Document) => [named.if, named.then, named.else];

const ifNull: CompileExpressionOperator = (operand, compiler) => {
  const parts = operandList(operand).map((part) => compiler.compile(part));
  if (parts.length < 2) throw locatedRefusal(1257300, '$ifNull needs at least two arguments');
  const fallback = parts.at(-1);
  return (scope) => {
    for (const part of parts.slice(0, -1)) {
      const value = part(scope);
      if (!isNullish(value)) return value;
    }
    return fallback?.(scope);
  };
};

const switchCase: CompileExpressionOperator = (operand, compiler) => {
  const named = namedOperands('$switch', operand, ['branches', 'default']);
  const branches = operandList(named.branches)
    .filter(isDocument)
    .map((branch) => ({
      test: compiler.compile(branch.case),
      result: compiler.compile(branch.then),
    }));
  const fallback = 'default' in named ? compiler.compile(named.default) : undefined;
  return (scope) => {
    const taken = branches.find(({ test }) => isTruthy(test(scope)));
    if (taken) return taken.result(scope);
    if (!fallback)
      throw locatedRefusal(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return fallback(scope);
  };
};

export const CONDITIONAL_EXPRESSIONS: ExpressionOperators = { $cond: cond, $ifNull: ifNull, $switch: switchCase };
