import { indexKey } from '../bson/index-key.ts';
import type { Document, Value } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import type { LoggedEvent } from '../storage/change-event.ts';
import { timestampOf, wallTimeOf } from '../storage/logical-clock.ts';
import type { Store } from '../storage/store.ts';
import { resumeToken } from './resume-token.ts';
import type { ImageMode, StreamOptions } from './stream-options.ts';

/** The event as clients receive it. Source: https://www.mongodb.com/docs/manual/reference/change-events/ */
export function eventDocument(event: LoggedEvent, options: StreamOptions, store: Store): Document {
  const { at, operation, database, collection, documentId, update, renamedTo, session, transactionNumber } = event;
  return {
    _id: resumeToken(at, '00'),
    operationType: operation,
    clusterTime: timestampOf(at),
    wallTime: wallTimeOf(at),
    ...fullDocument(event, options.fullDocument, store),
    ...imageBefore(event, options.fullDocumentBeforeChange),
    ns: collection === undefined ? { db: database } : { db: database, coll: collection },
    ...(renamedTo && { to: renamedTo }),
    ...(documentId !== undefined && { documentKey: { _id: documentId } }),
    ...(update && { updateDescription: update }),
    ...(session && { txnNumber: transactionNumber, lsid: { id: session.id } }),
  };
}

/** Told after a drop or rename: the stream has ended. */
export function invalidationDocument({ at }: LoggedEvent): Document {
  return {
    _id: resumeToken(at, '02'),
    operationType: 'invalidate',
    clusterTime: timestampOf(at),
    wallTime: wallTimeOf(at),
  };
}

function fullDocument(event: LoggedEvent, mode: ImageMode, store: Store): Document {
  if (event.operation === 'insert' || event.operation === 'replace') return { fullDocument: event.document };
  if (event.operation !== 'update' || mode === 'off') return {};
  if (mode === 'updateLookup') return { fullDocument: currentDocument(event, store) };
  if (mode === 'required' && !event.document) throw missingImage('post');
  return { fullDocument: event.document ?? null };
}

function currentDocument({ database, collection = '', documentId }: LoggedEvent, store: Store): Value {
  return store.catalog.find(database, collection)?.byId.get(indexKey(documentId))?.document ?? null;
}

function imageBefore(event: LoggedEvent, mode: ImageMode): Document {
  if (mode === 'off' || !['update', 'replace', 'delete'].includes(event.operation)) return {};
  if (mode === 'required' && !event.before) throw missingImage('pre');
  return { fullDocumentBeforeChange: event.before ?? null };
}

function missingImage(kind: 'pre' | 'post') {
  return refusal(
    'NoMatchingDocument',
    `Change stream was configured to require a ${kind}-image, but the ${kind}-image was not found`,
  );
}
