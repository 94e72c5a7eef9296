import { isIdentical } from '../../bson/identical.ts';
import type { Document } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import { createCollection, findCollection } from '../../storage/collections.ts';
import { collectionName } from '../arguments.ts';
import type { RunCommand } from '../command.ts';
import { ok } from '../reply.ts';

const KEPT_OPTIONS = [
  'validator',
  'validationLevel',
  'validationAction',
  'collation',
  'viewOn',
  'pipeline',
  'changeStreamPreAndPostImages',
];

const UNSUPPORTED_OPTIONS = [
  'capped',
  'size',
  'max',
  'timeseries',
  'clusteredIndex',
  'encryptedFields',
  'expireAfterSeconds',
];

/** Creates a collection or view; repeating it with the same options is no error. */
export const create: RunCommand = (call) => {
  const {
    engine: { store },
    database,
    command,
    transaction,
  } = call;
  const name = collectionName(call);
  const unsupported = UNSUPPORTED_OPTIONS.find((option) => command[option]);
  if (unsupported)
    throw refusal('InvalidOptions', `the collection option '${unsupported}' is not supported by this server`);
  const options = keptOptions(command);
  const existing = findCollection(store, database, name, transaction);
  if (!existing) createCollection(store, database, name, options, transaction);
  else if (!isIdentical(existing.options, options))
    throw refusal('NamespaceExists', `Collection ${database}.${name} already exists.`);
  return ok();
};

function keptOptions(command: Document): Document {
  return Object.fromEntries(
    KEPT_OPTIONS.filter((name) => command[name] !== undefined).map((name) => [name, command[name]]),
  );
}
