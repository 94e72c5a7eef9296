import { Code } from 'bson';
import { bsonTag } from './bson-tag.ts';
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

const RANK_BY_TAG: Record<string, number> = {
  ObjectId: TYPE_RANK.objectId,
  Double: TYPE_RANK.number,
  Decimal128: TYPE_RANK.number,
  Binary: TYPE_RANK.binary,
  Timestamp: TYPE_RANK.timestamp,
  BSONRegExp: TYPE_RANK.regex,
  BSONSymbol: TYPE_RANK.string,
  Code: TYPE_RANK.code,
  MinKey: TYPE_RANK.minKey,
  MaxKey: TYPE_RANK.maxKey,
};

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
  if (value instanceof Code && value.scope) return TYPE_RANK.codeWithScope;
  return RANK_BY_TAG[bsonTag(value) ?? ''] ?? TYPE_RANK.object;
}
