import { compare } from '../../bson/compare.ts';
import type { CompileExpressionOperator, ExpressionOperators } from '../expression.ts';
import { binary } from '../operands.ts';

/** Unlike filters, expressions compare across types by the total order. */
const comparing = (name: string, accepts: (sign: number) => boolean): CompileExpressionOperator =>
  binary(name, (left, right, { collation }) => accepts(compare(left, right, collation)));

export const COMPARISON_EXPRESSIONS: ExpressionOperators = {
  $eq: comparing('$eq', (sign) => sign === 0),
  $ne: comparing('$ne', (sign) => sign !== 0),
  $gt: comparing('$gt', (sign) => sign > 0),
  $gte: comparing('$gte', (sign) => sign >= 0),
  $lt: comparing('$lt', (sign) => sign < 0),
  $lte: comparing('$lte', (sign) => sign <= 0),
  $cmp: binary('$cmp', (left, right, { collation }) => Math.sign(compare(left, right, collation))),
};
