import { equal } from '../../bson/compare.ts';
import { isNumeric } from '../../bson/numbers.ts';
import type { Document } from '../../bson/value.ts';
import { refusal } from '../../errors/command-error.ts';
import type { Collection } from '../../storage/collection.ts';
import { collectionName, documentArgument } from '../arguments.ts';
import type { RunCommand } from '../command.ts';
import { collectionOf } from '../query-context.ts';
import { ok } from '../reply.ts';

const CHANGEABLE_OPTIONS = [
  'validator',
  'validationLevel',
  'validationAction',
  'viewOn',
  'pipeline',
  'changeStreamPreAndPostImages',
];

/** Changes the options of a collection or the time to live of an index. */
export const collMod: RunCommand = (call) => {
  const { command, engine } = call;
  const collection = collectionOf(call, collectionName(call));
  if (!collection) throw refusal('NamespaceNotFound', 'ns does not exist');
  const changes = CHANGEABLE_OPTIONS.filter((name) => command[name] !== undefined).map((name) => [name, command[name]]);
  collection.configure({ ...collection.options, ...Object.fromEntries(changes) });
  const index = documentArgument(command, 'index');
  if (index) changeTimeToLive(collection, index);
  engine.store.clock.advance();
  engine.store.saveCollection(collection);
  return ok();
};

function changeTimeToLive(collection: Collection, { name, keyPattern, expireAfterSeconds }: Document): void {
  const index = [...collection.indexes.values()].find(
    ({ definition }) => definition.name === name || (keyPattern !== undefined && equal(definition.key, keyPattern)),
  );
  if (!index) throw refusal('IndexNotFound', 'cannot find the index to modify');
  if (!isNumeric(expireAfterSeconds))
    throw refusal('InvalidOptions', 'only expireAfterSeconds of an index can be changed on this server');
  index.redefine({ ...index.definition.specification, expireAfterSeconds });
}
