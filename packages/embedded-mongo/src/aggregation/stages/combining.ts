import { type Document, isDocument } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import { documentList } from '../document-list.ts';
import type { RunStage, Stages } from '../stage.ts';

const facet: RunStage = (operand, documents, context, runner) => {
  if (!isDocument(operand)) throw locatedRefusal(40169, 'the $facet specification must be a non-empty object');
  const results = Object.entries(operand).map(([name, pipeline]) => [
    name,
    runner.run(documentList(pipeline, name), documents, context),
  ]);
  return [Object.fromEntries(results)];
};

const unionWith: RunStage = (operand, documents, context, runner) => {
  const specification: Document = isDocument(operand) ? operand : { coll: operand };
  const { coll, pipeline } = specification;
  const more = runner.runOn(
    typeof coll === 'string' ? coll : null,
    pipeline === undefined ? [] : documentList(pipeline, 'pipeline'),
    context,
  );
  return [...documents, ...more];
};

const sortByCount: RunStage = (operand, documents, context, runner) =>
  runner.run([{ $group: { _id: operand, count: { $sum: 1 } } }, { $sort: { count: -1 } }], documents, context);

/** Refuses a value outside all boundaries, as a `$switch` without a branch does. */
const NO_BUCKET: Document = { $switch: { branches: [] } };

/** Rewritten as a `$group` whose id is the lower boundary of the bucket. */
const bucket: RunStage = (operand, documents, context, runner) => {
  if (!isDocument(operand)) throw locatedRefusal(40201, 'Argument to $bucket stage must be an object');
  const { groupBy, boundaries, output } = operand;
  if (!Array.isArray(boundaries) || boundaries.length < 2) {
    throw locatedRefusal(40192, 'The $bucket boundaries field must have at least 2 values');
  }
  const lowerBounds = boundaries.slice(0, -1);
  const isWithin = lowerBounds.map((lower, index) => ({
    $and: [{ $gte: [groupBy, { $literal: lower }] }, { $lt: [groupBy, { $literal: boundaries[index + 1] }] }],
  }));
  const outside: Document = 'default' in operand ? { $literal: operand.default } : NO_BUCKET;
  const bucketOf = lowerBounds.reduceRight<Document>(
    (otherwise, lower, index) => ({ $cond: [isWithin[index], { $literal: lower }, otherwise] }),
    outside,
  );
  const fields = isDocument(output) ? output : { count: { $sum: 1 } };
  return runner.run([{ $group: { _id: bucketOf, ...fields } }, { $sort: { _id: 1 } }], documents, context);
};

export const COMBINING_STAGES: Stages = {
  $facet: facet,
  $unionWith: unionWith,
  $sortByCount: sortByCount,
  $bucket: bucket,
};
