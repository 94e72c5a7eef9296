import { isNumeric, isTruthy, toNumber } from '../../bson/numbers.ts';
import { typeName } from '../../bson/type-name.ts';
import { refusal } from '../../errors/command-error.ts';
import { matchAnyElement, matchWhole } from '../leaf.ts';
import { type CompileOperator, negate } from '../matcher.ts';
import { typeAliases } from '../type-aliases.ts';

const exists: CompileOperator = ({ segments, operand }) => {
  const isPresent = matchWhole(segments, (value) => value !== undefined);
  return isTruthy(operand) ? isPresent : negate(isPresent);
};

const type: CompileOperator = ({ segments, operand }) => {
  const aliases = typeAliases(operand);
  return matchAnyElement(segments, (value) => value !== undefined && aliases.has(typeName(value)));
};

const mod: CompileOperator = ({ segments, operand }) => {
  if (!Array.isArray(operand) || operand.length < 2) throw refusal('BadValue', 'malformed mod, not enough elements');
  const [divisor = 0, remainder = 0] = operand.map((part) =>
    isNumeric(part) ? Math.trunc(toNumber(part)) : Number.NaN,
  );
  if (!divisor) throw refusal('BadValue', 'divisor cannot be 0');
  return matchAnyElement(segments, (value) => {
    if (!isNumeric(value) || !Number.isFinite(toNumber(value))) return false;
    return Math.trunc(toNumber(value)) % divisor === remainder;
  });
};

export const ELEMENT_OPERATORS: Record<string, CompileOperator> = { $exists: exists, $type: type, $mod: mod };
