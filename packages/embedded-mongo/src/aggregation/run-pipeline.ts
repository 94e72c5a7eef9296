import { isNumeric, toNumber } from '../bson/numbers.ts';
import { type Document, isDocument } from '../bson/value.ts';
import { locatedRefusal } from '../errors/command-error.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import { documentList } from './document-list.ts';
import type { PipelineContext, PipelineRunner } from './stage.ts';
import { SOURCE_STAGES, STAGES } from './stages.ts';

/** Refuses unknown stages and misplaced ones before anything is read. */
export function validatePipeline(pipeline: readonly Document[]): void {
  const names = pipeline.map(stageName);
  const stranger = names.find((name) => !STAGES[name] && !SOURCE_STAGES.includes(name));
  if (stranger) throw locatedRefusal(40324, `Unrecognized pipeline stage name: '${stranger}'`);
  const lateSource = names.slice(1).find((name) => SOURCE_STAGES.includes(name));
  if (lateSource) throw locatedRefusal(40602, `${lateSource} is only valid as the first stage in a pipeline`);
  const earlyOutput = names.slice(0, -1).find((name) => OUTPUT_STAGES.includes(name));
  if (earlyOutput) throw locatedRefusal(40601, `${earlyOutput} can only be the final stage in the pipeline`);
}

const OUTPUT_STAGES = ['$out', '$merge'];

export function stageName(stage: Document): string {
  const [name, ...others] = Object.keys(stage);
  if (name === undefined || others.length > 0) {
    throw locatedRefusal(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  return name;
}

/** Runs a pipeline over given documents. */
export function runPipeline(
  pipeline: readonly Document[],
  documents: readonly Document[],
  context: PipelineContext,
): Document[] {
  validatePipeline(pipeline);
  return pipeline
    .reduce<readonly Document[]>((current, stage) => {
      const name = stageName(stage);
      return STAGES[name]?.(stage[name], current, context, RUNNER) ?? current;
    }, documents)
    .slice();
}

/** Runs a pipeline over a collection or view. Leading `$match`, `$sort` and `$limit` become part of the read, so that indexes serve them. */
export function runPipelineOn(
  collection: string | null,
  pipeline: readonly Document[],
  context: PipelineContext,
): Document[] {
  validatePipeline(pipeline);
  const [first] = pipeline;
  if (first && '$documents' in first) return runPipeline(pipeline.slice(1), literalDocuments(first, context), context);
  if (collection === null) throw locatedRefusal(73, "a pipeline without a collection must start with '$documents'");
  const view = context.store.findView(collection);
  if (view) return runPipelineOn(view.on, [...view.pipeline, ...pipeline], context);
  const { filter, sort, limit, stageCount } = readableHead(pipeline, context);
  return runPipeline(
    pipeline.slice(stageCount),
    context.store.read(collection, filter, { sort, limit }, context),
    context,
  );
}

function literalDocuments({ $documents }: Document, { collation, variables }: PipelineContext): Document[] {
  return documentList(compileExpression($documents, collation)({ root: {}, variables }), '$documents');
}

/** A collation sorts outside the indexes, so there the `$sort` stays a stage. */
function readableHead(pipeline: readonly Document[], { collation }: PipelineContext) {
  const filters: Document[] = [];
  for (const { $match } of pipeline) {
    if (!isDocument($match)) break;
    filters.push($match);
  }
  const filter: Document =
    filters.length > 1 ? { $and: filters.filter((part) => Object.keys(part).length > 0) } : (filters[0] ?? {});
  const sort = collation ? undefined : pipeline[filters.length]?.$sort;
  if (!isDocument(sort) || Object.keys(sort).length === 0) {
    return { filter, sort: undefined, limit: undefined, stageCount: filters.length };
  }
  const limit = pipeline[filters.length + 1]?.$limit;
  if (!isNumeric(limit) || toNumber(limit) <= 0)
    return { filter, sort, limit: undefined, stageCount: filters.length + 1 };
  return { filter, sort, limit: toNumber(limit), stageCount: filters.length + 2 };
}

const RUNNER: PipelineRunner = { run: runPipeline, runOn: runPipelineOn };
