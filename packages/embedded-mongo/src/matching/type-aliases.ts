import { isNumeric, toNumber } from '../bson/numbers.ts';
import type { Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';

/** Source: https://www.mongodb.com/docs/manual/reference/bson-types/ */
const ALIASES_BY_NUMBER: Record<number, string> = {
  [-1]: 'minKey',
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  6: 'undefined',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  127: 'maxKey',
};

const ALIASES: ReadonlySet<string> = new Set(Object.values(ALIASES_BY_NUMBER));
export const NUMBER_ALIASES = ['int', 'long', 'double', 'decimal'];

/** The aliases a `$type` operand stands for: an alias, a number, `number`, or a list of those. */
export function typeAliases(operand: Value): ReadonlySet<string> {
  return new Set((Array.isArray(operand) ? operand : [operand]).flatMap(aliasesOf));
}

function aliasesOf(type: Value): string[] {
  if (type === 'number') return NUMBER_ALIASES;
  const alias = isNumeric(type) ? ALIASES_BY_NUMBER[toNumber(type)] : type;
  if (typeof alias !== 'string' || !ALIASES.has(alias))
    throw refusal('BadValue', `Unknown type name alias: ${String(type)}`);
  return [alias];
}
