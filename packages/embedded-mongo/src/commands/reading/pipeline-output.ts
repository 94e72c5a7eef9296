import { ObjectId } from 'bson';
import { isIdentical } from '../../bson/identical.ts';
import { type Document, isDocument, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { Collection } from '../../storage/collection.ts';
import { ensureCollection } from '../../storage/collections.ts';
import { duplicateKey } from '../../storage/duplicate-key.ts';
import { findDocuments } from '../../storage/read-documents.ts';
import { insertDocument, removeDocument, updateDocument } from '../../storage/write-documents.ts';
import { compileUpdate } from '../../updating/compile-update.ts';
import type { CommandCall } from '../command.ts';

/** Writes the result of a pipeline; never inside a transaction. */
export function writeOutput(
  call: CommandCall,
  stage: '$out' | '$merge',
  operand: Value,
  documents: readonly Document[],
  variables: Document,
): void {
  const identified = documents.map((document) => ('_id' in document ? document : { _id: new ObjectId(), ...document }));
  if (stage === '$out') replaceCollection(call, operand, identified);
  else mergeInto(call, operand, identified, variables);
}

/** The target of `$out` or of the `into` of `$merge`: a name, or `{ db, coll }`. */
function targetOf({ engine, database }: CommandCall, target: Value): Collection {
  const { db, coll } = isDocument(target) ? target : { db: database, coll: target };
  if (typeof db !== 'string' || typeof coll !== 'string')
    throw refusal('FailedToParse', 'the output needs the name of a collection');
  return ensureCollection(engine.store, db, coll, null);
}

function replaceCollection(call: CommandCall, operand: Value, documents: readonly Document[]): void {
  const { store } = call.engine;
  const collection = targetOf(call, operand);
  for (const record of [...collection.records.values()])
    removeDocument(store, collection, { record, document: record.document }, null);
  for (const document of documents) insertDocument(store, collection, document, null);
}

function mergeInto(call: CommandCall, operand: Value, documents: readonly Document[], variables: Document): void {
  const specification: Document = isDocument(operand) ? operand : { into: operand };
  const { into, on = '_id', whenMatched = 'merge', whenNotMatched = 'insert' } = specification;
  const collection = targetOf(call, into);
  const paths = (Array.isArray(on) ? on : [on]).map(String);
  for (const document of documents) {
    const filter = Object.fromEntries(paths.map((path) => [path, { $eq: document[path] ?? null }]));
    const query = { filter, collation: null, variables: {}, limit: 1 };
    const [match] = findDocuments(call.engine.store, collection, query, { transaction: null, snapshot: undefined });
    if (match) {
      const merged = mergeDocuments(call, collection, match.document, document, whenMatched, variables);
      if (!isIdentical(match.document, merged))
        updateDocument(call.engine.store, collection, match, merged, true, null);
    } else insertUnmatched(call, collection, document, whenNotMatched);
  }
}

function insertUnmatched(
  { engine }: CommandCall,
  collection: Collection,
  document: Document,
  whenNotMatched: Value,
): void {
  if (whenNotMatched === 'insert') insertDocument(engine.store, collection, document, null);
  if (whenNotMatched !== 'fail') return;
  throw refusal('MergeStageNoMatchingDocument', '$merge could not find a matching document in the target collection');
}

function mergeDocuments(
  { engine }: CommandCall,
  collection: Collection,
  existing: Document,
  added: Document,
  whenMatched: Value,
  variables: Document,
): Document {
  switch (whenMatched) {
    case 'keepExisting':
      return existing;
    case 'replace':
      return { ...added, _id: existing._id };
    case 'merge':
      return { ...existing, ...added, _id: existing._id };
    case 'fail':
      throw duplicateKey(collection, added);
    default: {
      const nextTimestamp = () => engine.store.clock.timestamp;
      const update = compileUpdate(whenMatched, {
        arrayFilters: [],
        collation: null,
        variables: { ...variables, new: added },
        nextTimestamp,
      });
      return update.apply(existing, { matchedIndex: -1, isInsert: false });
    }
  }
}
