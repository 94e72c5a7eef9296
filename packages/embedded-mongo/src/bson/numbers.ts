import { Decimal128, Double } from 'bson';
import type { Value } from './value.ts';

export type Numeric = number | bigint | Double | Decimal128;

export const INT32_MIN = -2147483648;
export const INT32_MAX = 2147483647;
export const INT64_MIN = -9223372036854775808n;
export const INT64_MAX = 9223372036854775807n;

export function isNumeric(value: Value): value is Numeric {
  return (
    typeof value === 'number' || typeof value === 'bigint' || value instanceof Double || value instanceof Decimal128
  );
}

/** The value as a JavaScript number; int64 and decimals beyond 2^53 lose digits. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  if (value instanceof Double) return value.value;
  return value instanceof Decimal128 ? Number(value.toString()) : Number(value);
}

/** The number in a command argument or operator operand, NaN when it is not numeric. */
export function numberOr(value: Value, fallback: number): number {
  return isNumeric(value) ? toNumber(value) : fallback;
}

export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= INT32_MIN && value <= INT32_MAX;
}

/** Marks the result of a double computation, so that 3.0 is not stored as the int 3. */
export function asDouble(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value;
}

/** MongoDB's truth: everything but false, null, missing and zero. */
export function isTruthy(value: Value): boolean {
  if (isNumeric(value)) return toNumber(value) !== 0;
  return value !== false && value !== null && value !== undefined;
}
