import type { ExpressionOperators } from './expression.ts';
import { ARITHMETIC_EXPRESSIONS } from './operators/arithmetic.ts';
import { ARRAY_EXPRESSIONS } from './operators/arrays.ts';
import { BOOLEAN_EXPRESSIONS } from './operators/boolean.ts';
import { COMPARISON_EXPRESSIONS } from './operators/comparison.ts';
import { CONDITIONAL_EXPRESSIONS } from './operators/conditional.ts';
import { CONVERSION_EXPRESSIONS } from './operators/conversion.ts';
import { DELEGATED_OPERATORS } from './operators/delegated.ts';
import { ITERATION_EXPRESSIONS } from './operators/iteration.ts';
import { OBJECT_EXPRESSIONS } from './operators/objects.ts';
import { STRING_EXPRESSIONS } from './operators/strings.ts';
import { SUMMARY_EXPRESSIONS } from './operators/summaries.ts';

/** Every expression operator: our own where types or order matter, the rest computed by mingo from evaluated operands. */
export const EXPRESSION_OPERATORS: Readonly<ExpressionOperators> = {
  ...DELEGATED_OPERATORS,
  ...COMPARISON_EXPRESSIONS,
  ...BOOLEAN_EXPRESSIONS,
  ...CONDITIONAL_EXPRESSIONS,
  ...ARITHMETIC_EXPRESSIONS,
  ...SUMMARY_EXPRESSIONS,
  ...ARRAY_EXPRESSIONS,
  ...ITERATION_EXPRESSIONS,
  ...STRING_EXPRESSIONS,
  ...CONVERSION_EXPRESSIONS,
  ...OBJECT_EXPRESSIONS,
  $literal: (operand) => () => operand,
  $rand: () => () => Math.random(),
};
