import { isRegex } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { type CompileOperator, negate } from '../matcher.ts';
import { isOperatorDocument } from '../operator-document.ts';
import { matchPattern } from './pattern.ts';

const not: CompileOperator = ({ path, segments, operand, context, compiler }) => {
  if (isRegex(operand)) return negate(matchPattern(segments, operand));
  if (!isOperatorDocument(operand)) throw refusal('BadValue', '$not needs a regex or a document');
  return negate(compiler.compileOperators(path, operand, context));
};

export const NEGATION_OPERATORS: Record<string, CompileOperator> = { $not: not };
