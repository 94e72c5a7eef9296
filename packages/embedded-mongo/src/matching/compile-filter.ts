import { type Document, isRegex, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import { FIELD_OPERATORS } from './field-operators.ts';
import { FILTER_OPERATORS } from './filter-operators.ts';
import { allOf, type FilterCompiler, type MatchContext, type Matcher, PLAIN_CONTEXT } from './matcher.ts';
import { isOperatorDocument, isOperatorName } from './operator-document.ts';
import { matchEquality } from './operators/comparison.ts';
import { matchPattern } from './operators/pattern.ts';

/**
 * Compiles a MongoDB filter once, to be asked of many documents.
 * Refuses operators the engine does not know with BadValue, never ignores them.
 */
export function compileFilter(filter: Document, context: MatchContext = PLAIN_CONTEXT): Matcher {
  return allOf(
    Object.entries(filter).map(([name, condition]) =>
      isOperatorName(name) ? compileFilterOperator(name, condition, context) : compileField(name, condition, context),
    ),
  );
}

function compileFilterOperator(name: string, operand: Value, context: MatchContext): Matcher {
  const compile = FILTER_OPERATORS[name];
  if (compile) return compile(operand, context, COMPILER);
  throw refusal(
    'BadValue',
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function compileField(path: string, condition: Value, context: MatchContext): Matcher {
  if (isOperatorDocument(condition)) return compileOperators(path, condition, context);
  const segments = path.split('.');
  return isRegex(condition) ? matchPattern(segments, condition) : matchEquality(segments, condition, context.collation);
}

function compileOperators(path: string, operators: Document, context: MatchContext): Matcher {
  const segments = path.split('.');
  return allOf(
    Object.entries(operators).map(([name, operand]) => {
      const compile = FIELD_OPERATORS[name];
      if (!compile) throw refusal('BadValue', `unknown operator: ${name}`);
      return compile({ path, segments, operand, siblings: operators, context, compiler: COMPILER });
    }),
  );
}

const COMPILER: FilterCompiler = { compileFilter, compileOperators };
