import { Decimal128, ObjectId } from 'bson';
import { asDouble, INT32_MAX, INT32_MIN, isNumeric, isTruthy, toNumber } from '../../bson/numbers.ts';
import { typeName } from '../../bson/type-name.ts';
import { isDocument, isText, textOf, type Value } from '../../bson/value.ts';
import { type CommandError, refusal } from '../../errors/command-error.ts';
import type { ExpressionOperators } from '../expression.ts';
import { nullableUnary, unary } from '../operands.ts';

const WHOLE_NUMBER = /^[+-]?\d+$/;

function unsupported(value: Value, target: string): CommandError {
  return refusal(
    'ConversionFailure',
    `Unsupported conversion from ${typeName(value)} to ${target} in $convert with no onError value`,
  );
}

function unparsable(value: Value, target: string): CommandError {
  return refusal('ConversionFailure', `Failed to parse ${target} '${String(value)}' in $convert with no onError value`);
}

export function toText(value: Value): string {
  if (isText(value)) return textOf(value);
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) || isDocument(value)) throw unsupported(value, 'string');
  return String(value);
}

function toObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value;
  const hex = toText(value);
  if (!ObjectId.isValid(hex) || hex.length !== 24) throw unparsable(value, 'objectId');
  return new ObjectId(hex);
}

function toDouble(value: Value): Value {
  if (isNumeric(value)) return asDouble(toNumber(value));
  if (typeof value === 'boolean') return asDouble(Number(value));
  if (value instanceof Date) return asDouble(value.getTime());
  if (typeof value !== 'string') throw unsupported(value, 'double');
  const parsed = Number(value);
  if (value.trim() === '' || Number.isNaN(parsed)) throw unparsable(value, 'number');
  return asDouble(parsed);
}

function toInteger(value: Value, target: string): bigint {
  if (typeof value === 'bigint') return value;
  if (isNumeric(value) && Number.isFinite(toNumber(value))) return BigInt(Math.trunc(toNumber(value)));
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof Date && target === 'long') return BigInt(value.getTime());
  if (typeof value !== 'string') throw unsupported(value, target);
  if (!WHOLE_NUMBER.test(value)) throw unparsable(value, 'number');
  return BigInt(value);
}

function toInt(value: Value): Value {
  const integer = toInteger(value, 'int');
  if (integer < INT32_MIN || integer > INT32_MAX)
    throw refusal(
      'ConversionFailure',
      `Conversion would overflow target type in $convert with no onError value: ${integer}`,
    );
  return Number(integer);
}

function toDecimal(value: Value): Value {
  if (isNumeric(value)) return Decimal128.fromString(value.toString());
  if (typeof value !== 'string') throw unsupported(value, 'decimal');
  return Decimal128.fromStringWithRounding(value);
}

export const CONVERSION_EXPRESSIONS: ExpressionOperators = {
  $type: unary('$type', typeName),
  $isNumber: unary('$isNumber', isNumeric),
  $toString: nullableUnary('$toString', toText),
  $toObjectId: nullableUnary('$toObjectId', toObjectId),
  $toBool: nullableUnary('$toBool', isTruthy),
  $toDouble: nullableUnary('$toDouble', toDouble),
  $toInt: nullableUnary('$toInt', toInt),
  $toLong: nullableUnary('$toLong', (value) => toInteger(value, 'long')),
  $toDecimal: nullableUnary('$toDecimal', toDecimal),
};
