import { ACCUMULATORS } from './aggregation/accumulators/accumulators.ts';
import { DELEGATED_ACCUMULATORS } from './aggregation/accumulators/delegated.ts';
import { SOURCE_STAGES, STAGES } from './aggregation/stages.ts';
import { EXPRESSION_OPERATORS } from './expressions/expression-operators.ts';
import { FIELD_OPERATORS } from './matching/field-operators.ts';
import { FILTER_OPERATORS } from './matching/filter-operators.ts';
import { UPDATE_OPERATORS } from './updating/update-operators.ts';

/** What the engine understands, by where it may stand; read from the tables it works with. */
export const SUPPORTED_OPERATORS = {
  filters: [...Object.keys(FILTER_OPERATORS), ...Object.keys(FIELD_OPERATORS)],
  updates: Object.keys(UPDATE_OPERATORS),
  stages: [...Object.keys(STAGES), ...SOURCE_STAGES],
  accumulators: [...Object.keys(ACCUMULATORS), ...DELEGATED_ACCUMULATORS],
  expressions: Object.keys(EXPRESSION_OPERATORS),
} as const;

/** Words with a dollar that are no operators: clauses of `$push`, sorting in natural order, parts of database references. */
const CLAUSES = ['$each', '$slice', '$sort', '$position', '$natural', '$ref', '$id', '$db'];

const SUPPORTED: ReadonlySet<string> = new Set([...Object.values(SUPPORTED_OPERATORS).flat(), ...CLAUSES]);

/** A key of an object literal that starts with a dollar, quoted or not. */
const OPERATOR_KEY = /(?:[{,]\s*|^\s*)(?:'(\$[A-Za-z]+)'|"(\$[A-Za-z]+)"|(\$[A-Za-z]+))\s*:/gm;

/** The operators a source text uses that the engine does not have; for a test over the whole product. */
export function findUnsupportedOperators(source: string): string[] {
  const used = [...source.matchAll(OPERATOR_KEY)].map(([, single, double, plain]) => single ?? double ?? plain ?? '');
  return [...new Set(used)].filter((name) => !SUPPORTED.has(name)).sort();
}
