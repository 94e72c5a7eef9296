import { ObjectId } from 'bson';
import { equal } from '../bson/compare.ts';
import type { Document } from '../bson/value.ts';
import { refusal } from '../errors/command-error.ts';
import type { Update } from './compile-update.ts';
import { seedFromFilter } from './upsert-seed.ts';

const AS_INSERT = { matchedIndex: -1, isInsert: true };

/** The document an upsert inserts when its filter matched nothing. */
export function makeUpsertDocument(filter: Document, update: Update): Document {
  const seed = seedFromFilter(filter);
  const start = update.kind === 'replacement' ? idOnly(seed) : seed;
  const { _id = new ObjectId(), ...fields } = update.apply(start, AS_INSERT);
  if (seed._id !== undefined && !equal(seed._id, _id)) {
    throw refusal('ImmutableField', "Performing an update on the path '_id' would modify the immutable field '_id'");
  }
  return { _id, ...fields };
}

function idOnly(seed: Document): Document {
  return '_id' in seed ? { _id: seed._id } : {};
}
