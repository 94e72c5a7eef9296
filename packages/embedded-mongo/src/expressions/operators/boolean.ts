import { isTruthy } from '../../bson/numbers.ts';
import type { CompileExpressionOperator, ExpressionOperators } from '../expression.ts';
import { operandList, unary } from '../operands.ts';

/** Stops at the first operand that decides. */
const connecting =
  (decisive: boolean): CompileExpressionOperator =>
  (operand, compiler) => {
    const parts = operandList(operand).map((part) => compiler.compile(part));
    return (scope) => (parts.some((part) => isTruthy(part(scope)) === decisive) ? decisive : !decisive);
  };

export const BOOLEAN_EXPRESSIONS: ExpressionOperators = {
  $and: connecting(false),
  $or: connecting(true),
  $not: unary('$not', (value) => !isTruthy(value)),
};
