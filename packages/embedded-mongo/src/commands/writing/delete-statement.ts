import type { Document, Value } from '../../bson/value.ts';
import { findDocuments } from '../../storage/read-documents.ts';
import { removeDocument } from '../../storage/write-documents.ts';
import type { CommandCall } from '../command.ts';
import { collationOf, collectionOf, readPointOf, refuseView } from '../query-context.ts';

export type DeleteStatement = {
  readonly filter: Document;
  readonly variables: Document;
  readonly hint: Value;
  readonly collation: Value;
  readonly sort?: Document | undefined;
  /** 0 for every match. */
  readonly limit: number;
};

/** Removes the matches and returns them. */
export function runDelete(
  call: CommandCall,
  name: string,
  { filter, variables, hint, collation, sort, limit }: DeleteStatement,
): Document[] {
  refuseView(call, name);
  const collection = collectionOf(call, name);
  const query = { filter, variables, hint, collation: collationOf(collation, collection), sort, limit };
  const matches = findDocuments(call.engine.store, collection, query, readPointOf(call));
  if (collection) for (const match of matches) removeDocument(call.engine.store, collection, match, call.transaction);
  return matches.map(({ document }) => document);
}
