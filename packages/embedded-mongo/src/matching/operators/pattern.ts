import { type BSONRegExp, BSONSymbol } from 'bson';
import { compileRegex, regexOf } from '../../bson/regular-expression.ts';
import { isRegex } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { matchAnyElement, type ValueTest } from '../leaf.ts';
import type { CompileOperator, Matcher } from '../matcher.ts';

/** A pattern matches strings, and a stored regex with the same source. */
export function patternTest(pattern: RegExp): ValueTest {
  return (value) => {
    if (typeof value === 'string') return pattern.test(value);
    if (isRegex(value)) return value.pattern === pattern.source;
    return value instanceof BSONSymbol && pattern.test(value.value);
  };
}

export function matchPattern(segments: readonly string[], pattern: BSONRegExp): Matcher {
  return matchAnyElement(segments, patternTest(regexOf(pattern)));
}

const regex: CompileOperator = ({ segments, operand, siblings }) => {
  const { $options } = siblings;
  const options = typeof $options === 'string' ? $options : undefined;
  if (isRegex(operand))
    return matchAnyElement(segments, patternTest(compileRegex(operand.pattern, options ?? operand.options)));
  if (typeof operand !== 'string') throw refusal('BadValue', '$regex has to be a string');
  return matchAnyElement(segments, patternTest(compileRegex(operand, options)));
};

/** Has no effect of its own: `$regex` reads it. */
const options: CompileOperator = ({ siblings }) => {
  if (!('$regex' in siblings)) throw refusal('BadValue', '$options needs a $regex');
  return () => true;
};

export const PATTERN_OPERATORS: Record<string, CompileOperator> = { $regex: regex, $options: options };
