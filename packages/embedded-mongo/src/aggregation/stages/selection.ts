import { isNumeric, numberOr, toNumber } from '../../bson/numbers.ts';
import { type Document, isDocument } from '../../bson/value.ts';
import { locatedRefusal } from '../../errors/command-error.ts';
import { compileFilter } from '../../matching/compile-filter.ts';
import { sortDocuments } from '../sorting.ts';
import type { RunStage, Stages } from '../stage.ts';

const match: RunStage = (operand, documents, { collation, variables }) => {
  if (!isDocument(operand)) throw locatedRefusal(15959, 'the match filter must be an expression in an object');
  const matches = compileFilter(operand, { collation, variables });
  return documents.filter((document) => matches(document));
};

const sort: RunStage = (operand, documents, { collation }) => {
  if (!isDocument(operand) || Object.keys(operand).length === 0) {
    throw locatedRefusal(15976, '$sort stage must have at least one sort key');
  }
  return sortDocuments(documents, operand, (document) => document, collation);
};

const limit: RunStage = (operand, documents) => {
  if (!isNumeric(operand) || toNumber(operand) <= 0) throw locatedRefusal(15958, 'the limit must be positive');
  return documents.slice(0, toNumber(operand));
};

const skip: RunStage = (operand, documents) => {
  if (!isNumeric(operand) || toNumber(operand) < 0) {
    throw locatedRefusal(5107200, 'invalid argument to $skip stage: Expected a non-negative number');
  }
  return documents.slice(toNumber(operand));
};

const sample: RunStage = (operand, documents) => {
  const size = isDocument(operand) ? numberOr(operand.size, 0) : 0;
  if (size <= 0) throw locatedRefusal(28747, 'size argument to $sample must be a positive integer');
  return shuffled(documents).slice(0, size);
};

/** Fisher-Yates. */
function shuffled(documents: readonly Document[]): Document[] {
  const deck = documents.map((document) => ({ document }));
  for (let last = deck.length - 1; last > 0; last--) {
    const chosen = Math.floor(Math.random() * (last + 1));
    const [a, b] = [deck[last], deck[chosen]];
    if (a && b) [deck[last], deck[chosen]] = [b, a];
  }
  return deck.map(({ document }) => document);
}

const count: RunStage = (operand, documents) => {
  if (typeof operand !== 'string' || operand === '')
    throw locatedRefusal(40156, 'the count field must be a non-empty string');
  return documents.length > 0 ? [{ [operand]: documents.length }] : [];
};

export const SELECTION_STAGES: Stages = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $sample: sample,
  $count: count,
};
