import type { CommandFamily } from '../command.ts';
import { create } from './create.ts';
import { collStats, dbStats, listCollections, listDatabases } from './listing.ts';
import { collMod } from './modify.ts';
import { drop, dropDatabase, rename } from './removal.ts';

export const COLLECTION_COMMANDS: CommandFamily = {
  create: { run: create, runsInTransactions: true },
  drop: { run: drop },
  dropDatabase: { run: dropDatabase },
  renameCollection: { run: rename },
  collMod: { run: collMod },
  listCollections: { run: listCollections },
  listDatabases: { run: listDatabases },
  collStats: { run: collStats },
  dbStats: { run: dbStats },
};
