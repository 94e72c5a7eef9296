import { Double } from 'bson';
import type { Numeric } from './numbers.ts';

/** digits * 10^exponent, exactly. */
export type DecimalParts = { digits: bigint; exponent: number };

const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** Splits a finite number into digits and exponent; undefined for NaN and the infinities. */
export function decimalParts(value: Numeric): DecimalParts | undefined {
  const match = DECIMAL.exec(value instanceof Double ? String(value.value) : value.toString());
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  return { digits: BigInt(sign + whole + fraction), exponent: Number(exponent) - fraction.length };
}

/** Decimal128 spans about 12,000 exponents; beyond this distance the larger exponent decides alone. */
const DECISIVE_DISTANCE = 400;

export function compareDecimals(left: DecimalParts, right: DecimalParts): number {
  const leftSign = signOf(left.digits);
  const rightSign = signOf(right.digits);
  if (leftSign !== rightSign || leftSign === 0) return leftSign - rightSign;
  const distance = left.exponent - right.exponent;
  if (Math.abs(distance) > DECISIVE_DISTANCE) return distance > 0 === leftSign > 0 ? 1 : -1;
  const scaledLeft = distance > 0 ? left.digits * 10n ** BigInt(distance) : left.digits;
  const scaledRight = distance < 0 ? right.digits * 10n ** BigInt(-distance) : right.digits;
  return signOf(scaledLeft - scaledRight);
}

function signOf(value: bigint): number {
  if (value === 0n) return 0;
  return value < 0n ? -1 : 1;
}
