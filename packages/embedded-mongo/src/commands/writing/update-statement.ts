import { isIdentical } from '../../bson/identical.ts';
import type { Document, Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { Collection } from '../../storage/collection.ts';
import { ensureCollection } from '../../storage/collections.ts';
import { findDocuments, type Match } from '../../storage/read-documents.ts';
import { insertDocument, updateDocument } from '../../storage/write-documents.ts';
import { requireLock } from '../../transactions/conflicts.ts';
import { compileUpdate, type Update } from '../../updating/compile-update.ts';
import { makeUpsertDocument } from '../../updating/upsert-document.ts';
import type { CommandCall } from '../command.ts';
import { collationOf, collectionOf, readPointOf, refuseView } from '../query-context.ts';
import { refuseInvalid } from './validation.ts';

/** One update of a batch, or the update of a findAndModify. */
export type UpdateStatement = {
  readonly filter: Document;
  readonly update: Value;
  readonly isUpsert: boolean;
  readonly isMulti: boolean;
  readonly arrayFilters: readonly Document[];
  readonly variables: Document;
  readonly hint: Value;
  readonly collation: Value;
  readonly sort: Document | undefined;
};

export type UpdateResult = {
  readonly matchedCount: number;
  readonly modifiedCount: number;
  /** The document an upsert inserted. */
  readonly upserted: Document | undefined;
  /** The first document before and after, for findAndModify. */
  readonly before: Document | undefined;
  readonly after: Document | undefined;
};

export function runUpdate(call: CommandCall, name: string, statement: UpdateStatement): UpdateResult {
  refuseView(call, name);
  const collection = collectionOf(call, name);
  const collation = collationOf(statement.collation, collection);
  const { arrayFilters, variables, filter, hint, sort, isMulti } = statement;
  const nextTimestamp = () => call.engine.store.clock.timestamp;
  const update = compileUpdate(statement.update, { arrayFilters, collation, variables, nextTimestamp });
  refuseMulti(statement, update);
  const query = { filter, collation, variables, hint, sort, limit: isMulti ? 0 : 1 };
  const matches = findDocuments(call.engine.store, collection, query, readPointOf(call));
  if (!collection || matches.length === 0) return statement.isUpsert ? upsert(call, name, filter, update) : UNMATCHED;
  const changes = matches.map((match) => ({ match, after: changeDocument(call, collection, match, update) }));
  const [first] = changes;
  return {
    matchedCount: matches.length,
    modifiedCount: changes.filter(({ match, after }) => match.document !== after).length,
    upserted: undefined,
    before: first?.match.document,
    after: first?.after,
  };
}

const UNMATCHED: UpdateResult = {
  matchedCount: 0,
  modifiedCount: 0,
  upserted: undefined,
  before: undefined,
  after: undefined,
};

function refuseMulti({ isMulti, sort }: UpdateStatement, { kind }: Update): void {
  if (!isMulti) return;
  if (kind === 'replacement')
    throw refusal('FailedToParse', 'multi update is not supported for replacement-style update');
  if (sort) throw refusal('FailedToParse', 'Cannot specify sort with multi=true');
}

/** The document after the update; the very same one when nothing changes, which a transaction still may only find unlocked. */
function changeDocument(call: CommandCall, collection: Collection, match: Match, update: Update): Document {
  const after = update.apply(match.document, { matchedIndex: match.matchedIndex, isInsert: false });
  if (isIdentical(match.document, after)) {
    if (call.transaction) requireLock(collection.locks.get(match.record.idKey), call.transaction);
    return match.document;
  }
  refuseInvalid(call, collection, after);
  updateDocument(call.engine.store, collection, match, after, update.kind === 'replacement', call.transaction);
  return after;
}

function upsert(call: CommandCall, name: string, filter: Document, update: Update): UpdateResult {
  const document = makeUpsertDocument(filter, update);
  const collection = ensureCollection(call.engine.store, call.database, name, call.transaction);
  refuseInvalid(call, collection, document);
  insertDocument(call.engine.store, collection, document, call.transaction);
  return { ...UNMATCHED, upserted: document };
}
