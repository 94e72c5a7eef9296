import type { EngineState } from '../engine-state.ts';
import type { Collection } from '../storage/collection.ts';
import type { IndexDefinition } from '../storage/index-definition.ts';
import { findDocuments } from '../storage/read-documents.ts';
import { removeDocument } from '../storage/write-documents.ts';

const NOW = { transaction: null, snapshot: undefined };

/** Removes the documents whose time to live is over at `now` (milliseconds since 1970). Those a transaction is changing wait for the next sweep. */
export function expireDocuments({ store }: EngineState, now: number): void {
  for (const collection of store.catalog.everyCollection()) {
    for (const { definition } of collection.indexes.values()) {
      for (const match of expiredMatches(collection, definition, now)) {
        if (!collection.locks.has(match.record.idKey)) removeDocument(store, collection, match, null);
      }
    }
  }

  function expiredMatches(collection: Collection, { fields, expireAfterSeconds, covers }: IndexDefinition, at: number) {
    const path = fields[0]?.path;
    if (expireAfterSeconds === undefined || path === undefined) return [];
    const filter = { [path]: { $lte: new Date(at - expireAfterSeconds * 1000) } };
    return findDocuments(store, collection, { filter, collation: null, variables: {} }, NOW).filter(({ document }) =>
      covers(document),
    );
  }
}
