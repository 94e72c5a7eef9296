import { typeName } from '../../bson/type-name.ts';
import { isNullish, isText, textOf, type Value } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import type { ExpressionOperators } from '../expression.ts';
import { unary, variadic } from '../operands.ts';
import { toText } from './conversion.ts';

function concatenate(values: Value[]): Value {
  if (values.some(isNullish)) return null;
  return values
    .map((value) => {
      if (isText(value)) return textOf(value);
      throw locatedRefusal(16702, `$concat only supports strings, not ${typeName(value)}`);
    })
    .join('');
}

/** Null and missing count as the empty string. */
const cased = (name: string, change: (text: string) => string) =>
  unary(name, (value) => (isNullish(value) ? '' : change(toText(value))));

export const STRING_EXPRESSIONS: ExpressionOperators = {
  $concat: variadic(concatenate),
  $toLower: cased('$toLower', (text) => text.toLowerCase()),
  $toUpper: cased('$toUpper', (text) => text.toUpperCase()),
};
