import { add, divide } from '../../bson/arithmetic.ts';
import { compare } from '../../bson/compare.ts';
import { isNumeric, type Numeric } from '../../bson/numbers.ts';
import { isNullish, type Value } from '../../bson/value.ts';
import type { CompileExpressionOperator, ExpressionOperators } from '../expression.ts';
import { variadic } from '../operands.ts';

/** `{ $sum: '$prices' }` summarises the array, `{ $sum: ['$a', '$b'] }` its operands. Values that are not numbers are skipped. */
const summarising = (summarise: (values: Value[]) => Value): CompileExpressionOperator =>
  variadic((values) => {
    const [only] = values;
    return summarise(values.length === 1 && Array.isArray(only) ? only : values);
  });

const sumOf = (values: Value[]): Numeric => values.filter(isNumeric).reduce<Numeric>(add, 0);

function averageOf(values: Value[]): Value {
  const count = values.filter(isNumeric).length;
  return count === 0 ? null : divide(sumOf(values), count);
}

const extreme =
  (sign: 1 | -1) =>
  (values: Value[]): Value =>
    values
      .filter((value) => !isNullish(value))
      .reduce<Value>((best, value) => (best === null || compare(value, best) * sign > 0 ? value : best), null);

export const SUMMARY_EXPRESSIONS: ExpressionOperators = {
  $sum: summarising(sumOf),
  $avg: summarising(averageOf),
  $min: summarising(extreme(-1)),
  $max: summarising(extreme(1)),
};
