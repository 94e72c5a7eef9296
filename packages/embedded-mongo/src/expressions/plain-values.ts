import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { isNumeric, toNumber } from '../bson/numbers.ts';
import { regexOf } from '../bson/regular-expression.ts';
import { type BsonObject, type Document, isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';

const isSafe = (value: bigint) => value >= BigInt(Number.MIN_SAFE_INTEGER) && value <= BigInt(Number.MAX_SAFE_INTEGER);

/** A value as mingo understands it: plain numbers, native regular expressions. */
export function toPlain(value: Value): unknown {
  if (typeof value === 'bigint') return isSafe(value) ? Number(value) : value;
  if (isNumeric(value)) return toNumber(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (value instanceof BSONRegExp) return regexOf(value);
  if (value instanceof BSONSymbol) return value.value;
  return isDocument(value) ? toPlainDocument(value) : value;
}

export function toPlainDocument(document: Document): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, toPlain(value)]));
}

/** A result of mingo as a value of ours. */
export function fromPlain(value: unknown): Value {
  if (value === null || value === undefined) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map(fromPlain);
  if (value instanceof RegExp) return new BSONRegExp(value.source, value.flags.replace(/[^imsx]/g, ''));
  if (typeof value === 'object') return isBsonObject(value) ? value : fromPlainDocument(value);
  throw refusal('BadValue', `the expression gave a ${typeof value}, which no BSON type can hold`);
}

export function fromPlainDocument(value: object): Document {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fromPlain(field)]));
}

const BSON_CLASSES = [
  Date,
  ObjectId,
  Binary,
  Timestamp,
  Double,
  Decimal128,
  BSONRegExp,
  BSONSymbol,
  Code,
  MinKey,
  MaxKey,
];

function isBsonObject(value: object): value is BsonObject {
  return BSON_CLASSES.some((bsonClass) => value instanceof bsonClass);
}
