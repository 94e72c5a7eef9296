import { type Document, isDocument, type Value } from '../bson/value.ts';

const OPERATIONS = ['insert', 'update', 'replace', 'delete', 'drop', 'rename', 'dropDatabase'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** One change of the data, as the log keeps it and change streams tell it. */
export type ChangeEvent = {
  readonly operation: Operation;
  readonly database: string;
  readonly collection?: string;
  readonly documentId?: Value;
  /** The document after the change: always for inserts and replacements, for updates if the collection keeps images. */
  readonly document?: Document;
  /** The document before the change, if the collection keeps images. */
  readonly before?: Document;
  /** The `updateDescription` of an update. */
  readonly update?: Document;
  /** The new namespace of a renamed collection. */
  readonly renamedTo?: Document;
  /** The transaction the change was part of. */
  readonly session?: Document;
  readonly transactionNumber?: bigint;
};

/** An event at its place in the log. */
export type LoggedEvent = ChangeEvent & { readonly at: number };

/** Reads an event back from the disk. */
export function eventFromDocument(at: number, stored: Document): LoggedEvent {
  const operation = OPERATIONS.find((name) => name === stored.operation);
  if (!operation) throw new Error(`The log holds an event with the unknown operation ${String(stored.operation)}`);
  const { collection, documentId, document, before, update, renamedTo, session, transactionNumber } = stored;
  return {
    at,
    operation,
    database: String(stored.database),
    documentId,
    ...(typeof collection === 'string' && { collection }),
    ...(isDocument(document) && { document }),
    ...(isDocument(before) && { before }),
    ...(isDocument(update) && { update }),
    ...(isDocument(renamedTo) && { renamedTo }),
    ...(isDocument(session) && { session }),
    ...(typeof transactionNumber === 'bigint' && { transactionNumber }),
  };
}
