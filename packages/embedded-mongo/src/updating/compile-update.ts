import type { Timestamp } from 'bson';
import { documentList } from '../aggregation/document-list.ts';
import { runPipeline, stageName, validatePipeline } from '../aggregation/run-pipeline.ts';
import { NO_STORE } from '../aggregation/stage.ts';
import type { Collation } from '../bson/collation.ts';
import { equal } from '../bson/compare.ts';
import { type Document, isDocument, type Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import { compileOperators } from './apply-operators.ts';
import { compileArrayFilters } from './array-filters.ts';
import type { UpdateTarget } from './update-operator.ts';
import { validateOperators } from './validate-operators.ts';

export type UpdateOptions = {
  readonly arrayFilters: readonly Document[];
  readonly collation: Collation | null;
  readonly variables: Document;
  readonly nextTimestamp: () => Timestamp;
};

/** An update statement, ready for documents: operators, a pipeline, or a whole new document. */
export type Update = {
  readonly kind: 'operators' | 'pipeline' | 'replacement';
  /** The changed copy; refuses a change of `_id`. */
  apply(document: Document, target: UpdateTarget): Document;
};

const PIPELINE_STAGES: ReadonlySet<string> = new Set([
  '$set',
  '$addFields',
  '$unset',
  '$project',
  '$replaceRoot',
  '$replaceWith',
]);

export function compileUpdate(update: Value, options: UpdateOptions): Update {
  if (Array.isArray(update)) return compilePipeline(documentList(update, 'update'), options);
  if (!isDocument(update)) throw refusal('FailedToParse', 'Update argument must be either an object or an array');
  return Object.keys(update).some((name) => name.startsWith('$'))
    ? compileOperatorUpdate(update, options)
    : compileReplacement(update, options);
}

function compileOperatorUpdate(update: Document, options: UpdateOptions): Update {
  validateOperators(update);
  const paths = Object.values(update).flatMap((fields) => (isDocument(fields) ? Object.keys(fields) : []));
  const arrayFilters = compileArrayFilters(options.arrayFilters, paths, options.collation);
  const change = compileOperators(update, { ...options, arrayFilters });
  return {
    kind: 'operators',
    apply: (document, target) => {
      const changed = change(document, target);
      if (!target.isInsert) refuseChangedId(document, changed);
      return changed;
    },
  };
}

function compilePipeline(pipeline: Document[], options: UpdateOptions): Update {
  validatePipeline(pipeline);
  const stranger = pipeline.map(stageName).find((name) => !PIPELINE_STAGES.has(name));
  if (stranger) throw refusal('InvalidOptions', `${stranger} is not allowed to be used within an update`);
  const context = {
    collation: options.collation,
    variables: { NOW: new Date(), ...options.variables },
    store: NO_STORE,
  };
  return {
    kind: 'pipeline',
    apply: (document) => {
      const [changed = {}] = runPipeline(pipeline, [document], context);
      if ('_id' in changed && '_id' in document) refuseChangedId(document, changed);
      return '_id' in document ? { _id: document._id, ...changed } : changed;
    },
  };
}

function compileReplacement(replacement: Document, options: UpdateOptions): Update {
  if (options.arrayFilters.length > 0)
    throw refusal('FailedToParse', 'arrayFilters may not be specified for a replacement update');
  return {
    kind: 'replacement',
    apply: (document) => {
      if ('_id' in replacement && '_id' in document) refuseChangedId(document, replacement);
      return '_id' in document ? { _id: document._id, ...replacement } : replacement;
    },
  };
}

function refuseChangedId(before: Document, after: Document): void {
  if ('_id' in before === '_id' in after && equal(before._id, after._id)) return;
  throw refusal('ImmutableField', "Performing an update on the path '_id' would modify the immutable field '_id'");
}
