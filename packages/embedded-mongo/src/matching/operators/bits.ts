import { Binary } from 'bson';
import { isNumeric, numberOr, toNumber } from '../../bson/numbers.ts';
import { bytesOf, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { matchAnyElement } from '../leaf.ts';
import type { CompileOperator } from '../matcher.ts';

/** `common` holds the bits of the mask that are set in the value. */
const matchBits =
  (accepts: (common: bigint, mask: bigint) => boolean): CompileOperator =>
  ({ segments, operand }) => {
    const mask = bitMask(operand);
    return matchAnyElement(segments, (value) => {
      const bits = bitsOf(value);
      return bits !== undefined && accepts(bits & mask, mask);
    });
  };

function bitMask(operand: Value): bigint {
  if (Array.isArray(operand)) return operand.reduce<bigint>((mask, bit) => mask | (1n << BigInt(numberOr(bit, 0))), 0n);
  const bits = bitsOf(operand);
  if (bits === undefined || bits < 0n) throw refusal('FailedToParse', 'bit mask must be a non-negative integer');
  return bits;
}

function bitsOf(value: Value): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (value instanceof Binary) return littleEndian(bytesOf(value));
  return isNumeric(value) && Number.isInteger(toNumber(value)) ? BigInt(toNumber(value)) : undefined;
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((bits, byte) => (bits << 8n) | BigInt(byte), 0n);
}

export const BIT_OPERATORS: Record<string, CompileOperator> = {
  $bitsAllSet: matchBits((common, mask) => common === mask),
  $bitsAnySet: matchBits((common) => common !== 0n),
  $bitsAllClear: matchBits((common) => common === 0n),
  $bitsAnyClear: matchBits((common, mask) => common !== mask),
};
