import type { Collation } from '../../bson/collation.ts';
import { compare, equal } from '../../bson/compare.ts';
import { isNumeric, toNumber } from '../../bson/numbers.ts';
import { TYPE_RANK, typeRank } from '../../bson/type-order.ts';
import { isNullish, isRegex, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { matchAnyElement, matchWhole, type ValueTest } from '../leaf.ts';
import { type CompileOperator, type Matcher, negate } from '../matcher.ts';

/** Equality as filters mean it: null also equals missing, and a type never equals another type. */
export function equalityTest(operand: Value, collation: Collation | null): ValueTest {
  if (isNullish(operand)) return isNullish;
  if (typeof operand === 'string' && !collation) {
    return (value) => value === operand || (typeof value === 'object' && equal(value, operand));
  }
  const rank = typeRank(operand);
  return (value) => value !== undefined && typeRank(value) === rank && compare(value, operand, collation) === 0;
}

export function matchEquality(segments: readonly string[], operand: Value, collation: Collation | null): Matcher {
  return matchAnyElement(segments, equalityTest(operand, collation));
}

const equals: CompileOperator = ({ segments, operand, context }) =>
  isRegex(operand)
    ? matchAnyElement(segments, (value) => isRegex(value) && equal(value, operand))
    : matchEquality(segments, operand, context.collation);

const differs: CompileOperator = ({ segments, operand, context }) => {
  if (isRegex(operand)) throw refusal('BadValue', "Can't have regex as arg to $ne.");
  return negate(matchEquality(segments, operand, context.collation));
};

/** Decides from the sign of `compare(value, operand)`. */
type SignTest = (sign: number) => boolean;

function ordering(accepts: SignTest): CompileOperator {
  return ({ path, segments, operand, context }) => {
    if (isRegex(operand)) throw refusal('BadValue', `Can't have RegEx as arg to predicate over field '${path}'.`);
    const acceptsEqual = accepts(0);
    if (isNullish(operand))
      return acceptsEqual ? matchAnyElement(segments, isNullish) : matchWhole(segments, () => false);
    return matchAnyElement(segments, orderTest(operand, accepts, context.collation));
  };
}

/** Only values of the operand's own type compare; MinKey and MaxKey compare with everything, NaN only with NaN. */
function orderTest(operand: Value, accepts: SignTest, collation: Collation | null): ValueTest {
  const rank = typeRank(operand);
  if (rank === TYPE_RANK.minKey || rank === TYPE_RANK.maxKey) {
    return (value) => value !== undefined && accepts(compare(value, operand));
  }
  if (isNaNValue(operand)) return (value) => accepts(0) && isNaNValue(value);
  return (value) => typeRank(value) === rank && !isNaNValue(value) && accepts(compare(value, operand, collation));
}

function isNaNValue(value: Value): boolean {
  return isNumeric(value) && Number.isNaN(toNumber(value));
}

export const COMPARISON_OPERATORS: Record<string, CompileOperator> = {
  $eq: equals,
  $ne: differs,
  $gt: ordering((sign) => sign > 0),
  $gte: ordering((sign) => sign >= 0),
  $lt: ordering((sign) => sign < 0),
  $lte: ordering((sign) => sign <= 0),
};
