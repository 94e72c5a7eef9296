import { equal } from '../../bson/compare.ts';
import { numberOr } from '../../bson/numbers.ts';
import { typeName } from '../../bson/type-name.ts';
import { isNullish, type Value } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import { elementOrder } from '../element-order.ts';
import type { CompileExpressionOperator, ExpressionOperators } from '../expression.ts';
import { binary, namedOperands, nullableUnary, unary, variadic } from '../operands.ts';

function requireArray(name: string, code: number, value: Value): Value[] {
  if (Array.isArray(value)) return value;
  throw locatedRefusal(code, `The argument to ${name} must be an array, but was of type: ${typeName(value)}`);
}

const isIn = binary('$in', (value, list, { collation }) =>
  requireArray('$in', 40081, list).some((element) => equal(element, value, collation)),
);

const elementAt = binary('$arrayElemAt', (array, index) =>
  isNullish(array) || isNullish(index) ? null : requireArray('$arrayElemAt', 28689, array).at(numberOr(index, 0)),
);

const concatenation = variadic((values) => {
  if (values.some(isNullish)) return null;
  return values.flatMap((value) => requireArray('$concatArrays', 28664, value));
});

/** `[array, count]` or `[array, position, count]`; a negative count takes from the end. */
const slice = variadic(([array, first, second]) => {
  if (isNullish(array) || isNullish(first)) return null;
  const elements = requireArray('$slice', 28724, array);
  const start = numberOr(first, 0);
  if (second === undefined) return start < 0 ? elements.slice(start) : elements.slice(0, start);
  const from = start < 0 ? Math.max(0, elements.length + start) : start;
  return elements.slice(from, from + numberOr(second, 0));
});

const sortArray: CompileExpressionOperator = (operand, compiler) => {
  const { input, sortBy } = namedOperands('$sortArray', operand, ['input', 'sortBy']);
  const evaluate = compiler.compile(input);
  const order = elementOrder(sortBy, compiler.collation);
  return (scope) => {
    const array = evaluate(scope);
    return isNullish(array) ? null : requireArray('$sortArray', 2942504, array).toSorted(order);
  };
};

export const ARRAY_EXPRESSIONS: ExpressionOperators = {
  $isArray: unary('$isArray', (value) => Array.isArray(value)),
  $size: unary('$size', (value) => requireArray('$size', 17124, value).length),
  $in: isIn,
  $arrayElemAt: elementAt,
  $first: nullableUnary('$first', (array) => requireArray('$first', 28689, array)[0]),
  $last: nullableUnary('$last', (array) => requireArray('$last', 28689, array).at(-1)),
  $concatArrays: concatenation,
  $slice: slice,
  $reverseArray: nullableUnary('$reverseArray', (array) => requireArray('$reverseArray', 34435, array).toReversed()),
  $sortArray: sortArray,
};
