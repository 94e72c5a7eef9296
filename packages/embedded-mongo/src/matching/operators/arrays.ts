import { isNumeric, toNumber } from '../../bson/numbers.ts';
import { isDocument, isRegex, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { matchElementOf, matchWhole, type ValueTest } from '../leaf.ts';
import { allOf, type CompileOperator, type Matcher, type OperatorUse } from '../matcher.ts';
import { matchEquality } from './comparison.ts';
import { matchPattern } from './pattern.ts';

const FILTER_OPERATORS: ReadonlySet<string> = new Set(['$and', '$or', '$nor', '$expr', '$ref', '$id', '$db']);

const size: CompileOperator = ({ segments, operand }) => {
  if (!isNumeric(operand) || !Number.isInteger(toNumber(operand))) {
    throw refusal('BadValue', `Failed to parse $size. Expected an integer in: $size: ${String(operand)}`);
  }
  const length = toNumber(operand);
  if (length < 0) throw refusal('BadValue', 'Failed to parse $size. Expected a non-negative number');
  return matchWhole(segments, (value) => Array.isArray(value) && value.length === length);
};

/** An empty list matches nothing. */
const all: CompileOperator = (use) => {
  const { operand, segments, context } = use;
  if (!Array.isArray(operand)) throw refusal('BadValue', '$all needs an array');
  if (operand.length === 0) return () => false;
  return allOf(
    operand.map((wanted) => {
      if (isDocument(wanted) && '$elemMatch' in wanted) return matchElement(use, wanted.$elemMatch);
      return isRegex(wanted) ? matchPattern(segments, wanted) : matchEquality(segments, wanted, context.collation);
    }),
  );
};

function matchElement(use: OperatorUse, condition: Value): Matcher {
  return matchElementOf(use.segments, elementTest(use, condition));
}

/** `{ $elemMatch: { $gt: 1 } }` asks about elements themselves, `{ $elemMatch: { qty: 1 } }` about their fields. */
function elementTest({ context, compiler }: OperatorUse, condition: Value): ValueTest {
  if (!isDocument(condition)) throw refusal('BadValue', '$elemMatch needs an Object');
  const [first = ''] = Object.keys(condition);
  if (!first.startsWith('$') || FILTER_OPERATORS.has(first)) {
    const matches = compiler.compileFilter(condition, context);
    return (element) => (isDocument(element) || Array.isArray(element)) && matches(element);
  }
  const matches = compiler.compileOperators(ELEMENT, condition, context);
  return (element) => matches({ [ELEMENT]: Array.isArray(element) ? [element] : element });
}

/** The name under which an element is wrapped, so that operators see it as a field. */
const ELEMENT = 'element';

export const ARRAY_OPERATORS: Record<string, CompileOperator> = {
  $size: size,
  $all: all,
  $elemMatch: (use) => matchElement(use, use.operand),
};
