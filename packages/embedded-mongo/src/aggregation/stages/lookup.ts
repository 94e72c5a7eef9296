import { type Document, isDocument, isRegex, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { Expression } from '../../expressions/expression.ts';
import { valueAtPath } from '../../expressions/field-path.ts';
import { placeInDocument } from '../add-fields.ts';
import { documentList } from '../document-list.ts';
import type { PipelineContext, PipelineRunner, RunStage, Stages } from '../stage.ts';
import { correlatedFilter } from './correlated-filter.ts';

type Lookup = {
  readonly from: string | null;
  readonly asSegments: readonly string[];
  readonly local: readonly string[] | undefined;
  readonly foreign: string | undefined;
  readonly variables: readonly { name: string; evaluate: Expression }[];
  readonly pipeline: readonly Document[];
};

const lookup: RunStage = (operand, documents, context, runner) => {
  const specification = parseLookup(operand, context);
  const { asSegments } = specification;
  return documents.map((document) =>
    placeInDocument(document, asSegments, foreignDocuments(document, specification, context, runner)),
  );
};

function parseLookup(operand: Value, { collation }: PipelineContext): Lookup {
  if (!isDocument(operand)) throw refusal('FailedToParse', 'the $lookup stage specification must be an object');
  const { from, as, localField, foreignField, pipeline } = operand;
  if (typeof as !== 'string') throw refusal('FailedToParse', "must specify 'as' field for a $lookup");
  const variables = Object.entries(isDocument(operand.let) ? operand.let : {});
  return {
    from: typeof from === 'string' ? from : null,
    asSegments: as.split('.'),
    local: typeof localField === 'string' ? localField.split('.') : undefined,
    foreign: typeof foreignField === 'string' ? foreignField : undefined,
    variables: variables.map(([name, expression]) => ({ name, evaluate: compileExpression(expression, collation) })),
    pipeline: pipeline === undefined ? [] : documentList(pipeline, 'pipeline'),
  };
}

function foreignDocuments(
  document: Document,
  lookupOf: Lookup,
  context: PipelineContext,
  runner: PipelineRunner,
): Document[] {
  const scope = { root: document, variables: context.variables };
  const lets = Object.fromEntries(lookupOf.variables.map(({ name, evaluate }) => [name, evaluate(scope)]));
  const inner = { ...context, variables: { ...context.variables, ...lets } };
  const filter = equalityFilter(document, lookupOf) ?? correlatedFilter(lookupOf.pipeline[0], inner.variables);
  const pipeline = filter ? [{ $match: filter }, ...lookupOf.pipeline] : lookupOf.pipeline;
  return runner.runOn(lookupOf.from, pipeline, inner);
}

/** `localField` against `foreignField`: missing looks up null, an array looks up every element. */
function equalityFilter(document: Document, { local, foreign }: Lookup): Document | undefined {
  if (!local || !foreign) return undefined;
  const value = valueAtPath(document, local);
  const values = Array.isArray(value) ? [...value, ...value.filter(Array.isArray).flat()] : [value ?? null];
  const plain = values.filter((candidate) => !isRegex(candidate));
  return { [foreign]: plain.length === 1 ? { $eq: plain[0] } : { $in: plain } };
}

export const LOOKUP_STAGES: Stages = { $lookup: lookup };
