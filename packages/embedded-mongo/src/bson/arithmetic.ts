import { Decimal128, Double } from 'bson';
import { refusal } from '../errors/command-error.ts';
import { decimalParts } from './decimal-parts.ts';
import { asDouble, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN, isInt32, type Numeric, toNumber } from './numbers.ts';

type Operation = {
  readonly doubles: (left: number, right: number) => number;
  readonly integers: (left: bigint, right: bigint) => bigint;
};

const ADD: Operation = { doubles: (a, b) => a + b, integers: (a, b) => a + b };
const SUBTRACT: Operation = { doubles: (a, b) => a - b, integers: (a, b) => a - b };
const MULTIPLY: Operation = { doubles: (a, b) => a * b, integers: (a, b) => a * b };

/** Sum with MongoDB's widening: int -> long -> (double) -> decimal. Refuses int64 overflow with BadValue. */
export const add = (left: Numeric, right: Numeric): Numeric => combine(ADD, left, right);
export const subtract = (left: Numeric, right: Numeric): Numeric => combine(SUBTRACT, left, right);
export const multiply = (left: Numeric, right: Numeric): Numeric => combine(MULTIPLY, left, right);

/** Quotient; a double unless one side is a decimal. The caller refuses a zero divisor. */
export function divide(left: Numeric, right: Numeric): Numeric {
  const quotient = toNumber(left) / toNumber(right);
  return isDecimal(left) || isDecimal(right) ? Decimal128.fromStringWithRounding(String(quotient)) : asDouble(quotient);
}

const isDecimal = (value: Numeric): value is Decimal128 => value instanceof Decimal128;

const isDoubleTyped = (value: Numeric): boolean =>
  value instanceof Double || (typeof value === 'number' && !isInt32(value));

function combine(operation: Operation, left: Numeric, right: Numeric): Numeric {
  if (isDecimal(left) || isDecimal(right)) return combineDecimals(operation, left, right);
  if (isDoubleTyped(left) || isDoubleTyped(right)) return asDouble(operation.doubles(toNumber(left), toNumber(right)));
  const result = operation.integers(BigInt(integerOf(left)), BigInt(integerOf(right)));
  if (result > INT64_MAX || result < INT64_MIN)
    throw refusal('BadValue', 'Failed to apply the operation: integer overflow');
  const isInt = typeof left === 'number' && typeof right === 'number' && result >= INT32_MIN && result <= INT32_MAX;
  return isInt ? Number(result) : result;
}

function integerOf(value: Numeric): number | bigint {
  return typeof value === 'bigint' ? value : toNumber(value);
}

function combineDecimals(operation: Operation, left: Numeric, right: Numeric): Decimal128 {
  const a = decimalParts(left);
  const b = decimalParts(right);
  if (!a || !b) return Decimal128.fromString(String(operation.doubles(toNumber(left), toNumber(right))));
  if (operation === MULTIPLY)
    return Decimal128.fromStringWithRounding(`${a.digits * b.digits}E${a.exponent + b.exponent}`);
  const exponent = Math.min(a.exponent, b.exponent);
  const digits = operation.integers(
    a.digits * 10n ** BigInt(a.exponent - exponent),
    b.digits * 10n ** BigInt(b.exponent - exponent),
  );
  return Decimal128.fromStringWithRounding(`${digits}E${exponent}`);
}
