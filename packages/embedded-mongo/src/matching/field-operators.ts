import type { CompileOperator } from './matcher.ts';
import { ARRAY_OPERATORS } from './operators/arrays.ts';
import { BIT_OPERATORS } from './operators/bits.ts';
import { COMPARISON_OPERATORS } from './operators/comparison.ts';
import { ELEMENT_OPERATORS } from './operators/element.ts';
import { MEMBERSHIP_OPERATORS } from './operators/membership.ts';
import { NEGATION_OPERATORS } from './operators/negation.ts';
import { PATTERN_OPERATORS } from './operators/pattern.ts';

/** Everything that may stand in `{ field: { $operator: operand } }`. */
export const FIELD_OPERATORS: Readonly<Record<string, CompileOperator>> = {
  ...COMPARISON_OPERATORS,
  ...MEMBERSHIP_OPERATORS,
  ...ELEMENT_OPERATORS,
  ...ARRAY_OPERATORS,
  ...PATTERN_OPERATORS,
  ...NEGATION_OPERATORS,
  ...BIT_OPERATORS,
  $comment: () => () => true,
};
