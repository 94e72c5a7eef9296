import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import type { Value } from './value.ts';

/**
 * Rank of each type class in MongoDB's total order. The numbers are also the first byte of an index key,
 * so they are part of the format of indexes (which live in memory only).
 * Source: https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/
 */
export const TYPE_RANK = {
  minKey: 1,
  undefined: 3,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  code: 60,
  codeWithScope: 65,
  maxKey: 127,
} as const;

export function typeRank(value: Value): number {
  switch (typeof value) {
    case 'undefined':
      return TYPE_RANK.undefined;
    case 'number':
    case 'bigint':
      return TYPE_RANK.number;
    case 'string':
      return TYPE_RANK.string;
    case 'boolean':
      return TYPE_RANK.boolean;
    default:
      return value === null ? TYPE_RANK.null : objectRank(value);
  }
}

function objectRank(value: object): number {
  if (Array.isArray(value)) return TYPE_RANK.array;
  if (value instanceof Date) return TYPE_RANK.date;
  if (!('_bsontype' in value)) return TYPE_RANK.object;
  if (value instanceof ObjectId) return TYPE_RANK.objectId;
  if (value instanceof Double || value instanceof Decimal128) return TYPE_RANK.number;
  if (value instanceof Binary) return TYPE_RANK.binary;
  if (value instanceof Timestamp) return TYPE_RANK.timestamp;
  if (value instanceof BSONRegExp) return TYPE_RANK.regex;
  if (value instanceof BSONSymbol) return TYPE_RANK.string;
  if (value instanceof Code) return value.scope ? TYPE_RANK.codeWithScope : TYPE_RANK.code;
  if (value instanceof MinKey) return TYPE_RANK.minKey;
  return value instanceof MaxKey ? TYPE_RANK.maxKey : TYPE_RANK.object;
}
