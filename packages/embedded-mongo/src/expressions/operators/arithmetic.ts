import { Decimal128 } from 'bson';
import { add, divide, multiply, subtract } from '../../bson/arithmetic.ts';
import { asDouble, isNumeric, type Numeric, numberOr, toNumber } from '../../bson/numbers.ts';
import { typeName } from '../../bson/type-name.ts';
import { isNullish, type Value } from '../../bson/value.ts';
import { locatedRefusal, refusal } from '../../errors/command-error.ts';
import type { CompileExpressionOperator, ExpressionOperators } from '../expression.ts';
import { binary, nullableUnary, variadic } from '../operands.ts';

function requireNumber(name: string, value: Value): Numeric {
  if (isNumeric(value)) return value;
  throw refusal('TypeMismatch', `${name} only supports numeric types, not ${typeName(value)}`);
}

/** One operand may be a date; the numbers are then milliseconds. */
function sumOf(values: Value[]): Value {
  if (values.some(isNullish)) return null;
  const date = values.find((value) => value instanceof Date);
  const numbers = values.filter((value) => value !== date).map((value) => requireNumber('$add', value));
  const total = numbers.reduce<Numeric>(add, 0);
  return date instanceof Date ? new Date(date.getTime() + toNumber(total)) : total;
}

/** Null or missing among the operands makes the result null. */
function productOf(values: Value[]): Value {
  if (values.some(isNullish)) return null;
  return values.map((value) => requireNumber('$multiply', value)).reduce<Numeric>(multiply, 1);
}

const difference = binary('$subtract', (left, right) => {
  if (isNullish(left) || isNullish(right)) return null;
  if (left instanceof Date) {
    return right instanceof Date
      ? BigInt(left.getTime() - right.getTime())
      : new Date(left.getTime() - numberOr(right, Number.NaN));
  }
  return subtract(requireNumber('$subtract', left), requireNumber('$subtract', right));
});

const quotient = binary('$divide', (left, right) => {
  if (isNullish(left) || isNullish(right)) return null;
  const divisor = requireNumber('$divide', right);
  if (toNumber(divisor) === 0) throw refusal('BadValue', "can't $divide by zero");
  return divide(requireNumber('$divide', left), divisor);
});

const remainder = binary('$mod', (left, right) => {
  if (isNullish(left) || isNullish(right)) return null;
  const dividend = requireNumber('$mod', left);
  const divisor = requireNumber('$mod', right);
  if (toNumber(divisor) === 0) throw locatedRefusal(16610, "can't $mod by zero");
  if (typeof dividend === 'bigint' && typeof divisor === 'bigint') return dividend % divisor;
  return toNumber(dividend) % toNumber(divisor);
});

const rounding = (name: string, round: (value: number) => number): CompileExpressionOperator =>
  nullableUnary(name, (value) => roundNumber(requireNumber(name, value), round));

/** Whole numbers are whole already; decimals are rounded as doubles. */
function roundNumber(number: Numeric, round: (value: number) => number): Numeric {
  if (typeof number === 'bigint') return number;
  const rounded = round(toNumber(number));
  if (number instanceof Decimal128) return Decimal128.fromString(String(rounded));
  return typeof number === 'number' && Number.isInteger(number) ? rounded : asDouble(rounded);
}

const absolute = nullableUnary('$abs', (value) => {
  const number = requireNumber('$abs', value);
  if (typeof number === 'bigint') return number < 0n ? -number : number;
  return roundNumber(number, Math.abs);
});

export const ARITHMETIC_EXPRESSIONS: ExpressionOperators = {
  $add: variadic(sumOf),
  $subtract: difference,
  $multiply: variadic(productOf),
  $divide: quotient,
  $mod: remainder,
  $abs: absolute,
  $ceil: rounding('$ceil', Math.ceil),
  $floor: rounding('$floor', Math.floor),
};
