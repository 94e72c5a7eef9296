import { Binary, BSONRegExp, BSONSymbol, Code, Decimal128, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { isInt32 } from './numbers.ts';
import type { Value } from './value.ts';

/** The alias `$type` uses, and `missing` for a field that is not there. */
export function typeName(value: Value): string {
  switch (typeof value) {
    case 'undefined':
      return 'missing';
    case 'number':
      return isInt32(value) ? 'int' : 'double';
    case 'bigint':
      return 'long';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    default:
      return value === null ? 'null' : objectTypeName(value);
  }
}

function objectTypeName(value: object): string {
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (!('_bsontype' in value)) return 'object';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Double) return 'double';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof Binary) return 'binData';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof BSONRegExp) return 'regex';
  if (value instanceof BSONSymbol) return 'symbol';
  if (value instanceof Code) return value.scope ? 'javascriptWithScope' : 'javascript';
  if (value instanceof MinKey) return 'minKey';
  return value instanceof MaxKey ? 'maxKey' : 'object';
}
