import { ObjectId, Timestamp } from 'bson';
import { type Document, isDocument, isRegex, type Value } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { ensureCollection } from '../../storage/collections.ts';
import type { Store } from '../../storage/store.ts';
import { insertDocument } from '../../storage/write-documents.ts';
import type { CommandCall } from '../command.ts';
import { refuseView } from '../query-context.ts';
import { refuseInvalid } from './validation.ts';

const REFERENCE_FIELDS = ['$ref', '$id', '$db'];

/** Inserts one document: gives it an `_id`, puts that first, fills in empty timestamps. */
export function runInsert(call: CommandCall, name: string, document: Document): void {
  refuseView(call, name);
  const { store } = call.engine;
  const { _id = new ObjectId(), ...fields } = document;
  refuseBadId(_id);
  const complete = fillTimestamps({ _id, ...fields }, store);
  const collection = ensureCollection(store, call.database, name, call.transaction);
  refuseInvalid(call, collection, complete);
  insertDocument(store, collection, complete, call.transaction);
}

function refuseBadId(id: Value): void {
  if (Array.isArray(id)) throw refusal('InvalidIdField', "The '_id' value cannot be of type array");
  if (isRegex(id)) throw refusal('InvalidIdField', "The '_id' value cannot be of type regex");
  const operator = isDocument(id)
    ? Object.keys(id).find((name) => name.startsWith('$') && !REFERENCE_FIELDS.includes(name))
    : undefined;
  if (operator) {
    throw refusal(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${operator} is not valid for storage.`,
    );
  }
}

function fillTimestamps(document: Document, { clock }: Store): Document {
  const isEmptyTimestamp = (value: Value) => value instanceof Timestamp && value.isZero();
  if (!Object.values(document).some(isEmptyTimestamp)) return document;
  clock.advance();
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, isEmptyTimestamp(value) ? clock.timestamp : value]),
  );
}
