import { type Document, isDocument, type Value } from '../../bson/value.ts';
import { runInMingo } from '../mingo-stage.ts';
import type { Accumulator } from './accumulator.ts';

/** Accumulators mingo computes, from the documents of the group. */
export const DELEGATED_ACCUMULATORS: readonly string[] = [
  '$bottom',
  '$bottomN',
  '$firstN',
  '$lastN',
  '$maxN',
  '$median',
  '$minN',
  '$percentile',
  '$stdDevPop',
  '$stdDevSamp',
  '$top',
  '$topN',
];

export function delegateAccumulator(operator: string, operand: Value, variables: Document): Accumulator {
  const documents: Document[] = [];
  return {
    add: (document) => {
      if (isDocument(document)) documents.push(document);
    },
    result: () =>
      runInMingo('$group', { _id: null, result: { [operator]: operand } }, documents, variables)[0]?.result ?? null,
  };
}
