import { Aggregator } from 'mingo/aggregator';
import type { Document, Value } from '../bson/value.ts';
import { CommandError, locatedRefusal } from '../errors/command-error.ts';
import { mingoOptions } from '../expressions/mingo-context.ts';
import { fromPlainDocument, toPlain, toPlainDocument } from '../expressions/plain-values.ts';

/** Runs one stage in mingo, on plain numbers: int64 and decimals lose their type there. */
export function runInMingo(
  stage: string,
  operand: Value,
  documents: readonly Document[],
  variables: Document,
): Document[] {
  try {
    const aggregator = new Aggregator([{ [stage]: toPlain(operand) }], mingoOptions(toPlainDocument(variables)));
    return aggregator.run(documents.map(toPlainDocument)).map(fromPlainDocument);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw locatedRefusal(16020, `${stage}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
