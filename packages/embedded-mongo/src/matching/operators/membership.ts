import { Decimal128 } from 'bson';
import type { Collation } from '../../bson/collation.ts';
import { equal } from '../../bson/compare.ts';
import { indexKey } from '../../bson/index-key.ts';
import { regexOf } from '../../bson/regular-expression.ts';
import { isNullish, isRegex, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { matchAnyElement, type ValueTest } from '../leaf.ts';
import { type CompileOperator, negate } from '../matcher.ts';
import { isOperatorDocument } from '../operator-document.ts';
import { patternTest } from './pattern.ts';

const memberOf =
  (name: '$in' | '$nin'): CompileOperator =>
  ({ segments, operand, context }) => {
    if (!Array.isArray(operand)) throw refusal('BadValue', `${name} needs an array`);
    if (operand.some(isOperatorDocument)) throw refusal('BadValue', `cannot nest $ under ${name}`);
    return matchAnyElement(segments, membershipTest(operand, context.collation));
  };

/** Looks values up by index key; keys of int64 and decimals may coincide, so those are compared once more. */
function membershipTest(candidates: Value[], collation: Collation | null): ValueTest {
  const patterns = candidates.filter(isRegex).map((pattern) => patternTest(regexOf(pattern)));
  const values = candidates.filter((candidate) => !isRegex(candidate));
  const hasNull = values.some(isNullish);
  const keys = new Set(values.map((value) => indexKey(value, collation)));
  const needsCheck = values.some((value) => typeof value === 'bigint' || value instanceof Decimal128);
  const isListed: ValueTest = (value) =>
    keys.has(indexKey(value, collation)) &&
    (!needsCheck || values.some((candidate) => equal(candidate, value, collation)));
  return (value) => (isNullish(value) ? hasNull : isListed(value)) || patterns.some((matches) => matches(value));
}

export const MEMBERSHIP_OPERATORS: Record<string, CompileOperator> = {
  $in: memberOf('$in'),
  $nin: (use) => negate(memberOf('$nin')(use)),
};
