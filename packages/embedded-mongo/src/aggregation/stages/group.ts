import { indexKey } from '../../bson/index-key.ts';
import { type Document, isDocument, type Value } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { Expression } from '../../expressions/expression.ts';
import type { Accumulator } from '../accumulators/accumulator.ts';
import { ACCUMULATORS } from '../accumulators/accumulators.ts';
import { DELEGATED_ACCUMULATORS, delegateAccumulator } from '../accumulators/delegated.ts';
import type { PipelineContext, RunStage, Stages } from '../stage.ts';

/** One output field: which values it takes and how it gathers them. */
type GroupField = {
  readonly name: string;
  readonly evaluate: Expression;
  readonly create: () => Accumulator;
};

const group: RunStage = (operand, documents, context) => {
  if (!isDocument(operand)) throw locatedRefusal(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw locatedRefusal(15955, 'a group specification must include an _id');
  const idOf = compileExpression(operand._id, context.collation);
  const fields = fieldsOf(operand, context);
  const groups = new Map<string, { id: Value; accumulators: Accumulator[] }>();
  for (const document of documents) {
    const scope = { root: document, variables: context.variables };
    const id = idOf(scope) ?? null;
    const key = indexKey(id, context.collation);
    const found = groups.get(key) ?? { id, accumulators: fields.map(({ create }) => create()) };
    groups.set(key, found);
    for (const [index, { evaluate }] of fields.entries()) found.accumulators[index]?.add(evaluate(scope));
  }
  return [...groups.values()].map(({ id, accumulators }) => ({
    _id: id,
    ...Object.fromEntries(fields.map(({ name }, index) => [name, accumulators[index]?.result()])),
  }));
};

function fieldsOf(specification: Document, context: PipelineContext): GroupField[] {
  return Object.entries(specification)
    .filter(([name]) => name !== '_id')
    .map(([name, field]) => {
      const [operator, ...others] = isDocument(field) ? Object.keys(field) : [];
      if (!isDocument(field) || operator === undefined || others.length > 0) {
        throw locatedRefusal(40234, `The field '${name}' must be an accumulator object`);
      }
      return groupField(name, operator, field[operator], context);
    });
}

/** mingo's accumulators see whole documents, ours the value of their expression. */
function groupField(
  name: string,
  operator: string,
  operand: Value,
  { collation, variables }: PipelineContext,
): GroupField {
  const create = ACCUMULATORS[operator];
  if (create) return { name, evaluate: compileExpression(operand, collation), create };
  if (!DELEGATED_ACCUMULATORS.includes(operator)) throw locatedRefusal(15952, `unknown group operator '${operator}'`);
  return { name, evaluate: ({ root }) => root, create: () => delegateAccumulator(operator, operand, variables) };
}

export const GROUP_STAGES: Stages = { $group: group };
