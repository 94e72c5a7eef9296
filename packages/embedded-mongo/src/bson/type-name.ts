import { Code } from 'bson';
import { bsonTag } from './bson-tag.ts';
import { isInt32 } from './numbers.ts';
import type { Value } from './value.ts';

const NAME_BY_TAG: Record<string, string> = {
  ObjectId: 'objectId',
  Double: 'double',
  Decimal128: 'decimal',
  Binary: 'binData',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  BSONSymbol: 'symbol',
  Code: 'javascript',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
};

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
  if (value instanceof Code && value.scope) return 'javascriptWithScope';
  return NAME_BY_TAG[bsonTag(value) ?? ''] ?? 'object';
}
