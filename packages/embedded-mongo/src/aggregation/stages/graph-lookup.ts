import { indexKey } from '../../bson/index-key.ts';
import { isNumeric, toNumber } from '../../bson/numbers.ts';
import { type Document, isDocument, isNullish, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import { valueAtPath } from '../../expressions/field-path.ts';
import type { RunStage, Stages } from '../stage.ts';

const asList = (value: Value): Value[] => (Array.isArray(value) ? value : [value]);

/** Breadth first from `startWith`; every document is visited once. */
const graphLookup: RunStage = (operand, documents, context, runner) => {
  if (!isDocument(operand)) throw refusal('FailedToParse', 'the $graphLookup stage specification must be an object');
  const { from, as, connectFromField, connectToField, depthField, restrictSearchWithMatch, maxDepth } = operand;
  if (
    typeof from !== 'string' ||
    typeof as !== 'string' ||
    typeof connectFromField !== 'string' ||
    typeof connectToField !== 'string'
  ) {
    throw refusal('FailedToParse', '$graphLookup requires from, as, startWith, connectFromField and connectToField');
  }
  const startOf = compileExpression(operand.startWith, context.collation);
  const deepest = isNumeric(maxDepth) ? toNumber(maxDepth) : Number.POSITIVE_INFINITY;
  const restriction = isDocument(restrictSearchWithMatch) ? [{ $match: restrictSearchWithMatch }] : [];
  const withDepth = (found: Document, depth: number): Document =>
    typeof depthField === 'string' ? { ...found, [depthField]: BigInt(depth) } : found;
  const step = (frontier: Value[]): Document[] =>
    runner.runOn(from, [{ $match: { [connectToField]: { $in: frontier } } }, ...restriction], context);

  return documents.map((document) => {
    const reached = new Map<string, Document>();
    let frontier = asList(startOf({ root: document, variables: context.variables }) ?? null);
    for (let depth = 0; frontier.length > 0 && depth <= deepest; depth++) {
      const found = step(frontier).filter(({ _id }) => !reached.has(indexKey(_id)));
      for (const next of found) reached.set(indexKey(next._id), withDepth(next, depth));
      frontier = found
        .flatMap((next) => asList(valueAtPath(next, connectFromField.split('.'))))
        .filter((value) => !isNullish(value));
    }
    return { ...document, [as]: [...reached.values()] };
  });
};

export const GRAPH_STAGES: Stages = { $graphLookup: graphLookup };
