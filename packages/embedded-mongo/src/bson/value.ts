import {
  type Binary,
  BSONRegExp,
  BSONSymbol,
  type Code,
  type Decimal128,
  type Double,
  type MaxKey,
  type MinKey,
  type ObjectId,
  type Timestamp,
} from 'bson';

/** What only BSON has a type for. */
export type BsonObject =
  | Date
  | ObjectId
  | Binary
  | Timestamp
  | Double
  | Decimal128
  | BSONRegExp
  | BSONSymbol
  | Code
  | MinKey
  | MaxKey;

/**
 * A BSON value in the form the engine keeps it:
 * - int32 is a `number`; a double is a `number` unless it has an int32 value, then a `Double`, so the two types stay apart;
 * - int64 is a `bigint`;
 * - a missing field reads as `undefined`, null as `null`.
 * Values are immutable: a change makes a new document.
 */
export type Value = undefined | null | string | number | bigint | boolean | BsonObject | Value[] | Document;

export interface Document {
  [field: string]: Value;
}

/** True for embedded documents, false for arrays and every scalar. */
export function isDocument(value: Value): value is Document {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || value instanceof Date) return false;
  return !('_bsontype' in value) || Object.hasOwn(value, '_bsontype');
}

/** Null and missing compare equal in filters. */
export function isNullish(value: Value): value is null | undefined {
  return value === null || value === undefined;
}

export function isRegex(value: Value): value is BSONRegExp {
  return value instanceof BSONRegExp;
}

/** Strings and the deprecated symbol type compare as one. */
export function isText(value: Value): value is string | BSONSymbol {
  return typeof value === 'string' || value instanceof BSONSymbol;
}

export function textOf(value: string | BSONSymbol): string {
  return typeof value === 'string' ? value : value.value;
}

/** The bytes of a binary value, without the spare room its buffer may have. */
export function bytesOf(binary: Binary): Uint8Array {
  return binary.buffer.subarray(0, binary.position);
}
