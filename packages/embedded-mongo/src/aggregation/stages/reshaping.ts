import { typeName } from '../../bson/type-name.ts';
import { type Document, isDocument, type Value } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import { compileStageProjection } from '../../projection/compile-projection.ts';
import { compileAddFields } from '../add-fields.ts';
import type { PipelineContext, RunStage, Stages } from '../stage.ts';

const project: RunStage = (operand, documents, { collation, variables }) => {
  if (!isDocument(operand)) throw locatedRefusal(15969, '$project specification must be an object');
  return documents.map(compileStageProjection(operand, collation, variables));
};

const addFields: RunStage = (operand, documents, { collation, variables }) => {
  if (!isDocument(operand)) throw locatedRefusal(40272, '$addFields specification stage must be an object');
  const add = compileAddFields(operand, collation);
  return documents.map((document) => add(document, variables));
};

const unset: RunStage = (operand, documents, { collation, variables }) => {
  const paths = Array.isArray(operand) ? operand : [operand];
  if (paths.length === 0 || paths.some((path) => typeof path !== 'string')) {
    throw locatedRefusal(31002, '$unset specification must be a string or an array');
  }
  return documents.map(
    compileStageProjection(Object.fromEntries(paths.map((path) => [String(path), 0])), collation, variables),
  );
};

function replaceWith(
  expression: Value,
  documents: readonly Document[],
  { collation, variables }: PipelineContext,
): Document[] {
  const evaluate = compileExpression(expression, collation);
  return documents.map((document) => {
    const root = evaluate({ root: document, variables });
    if (!isDocument(root)) {
      throw locatedRefusal(
        40228,
        `'newRoot' expression must evaluate to an object, but the resulting value was of type '${typeName(root)}'`,
      );
    }
    return root;
  });
}

const replaceRoot: RunStage = (operand, documents, context) => {
  if (!isDocument(operand)) throw locatedRefusal(40229, 'expected an object as specification for $replaceRoot stage');
  return replaceWith(operand.newRoot, documents, context);
};

export const RESHAPING_STAGES: Stages = {
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
};
