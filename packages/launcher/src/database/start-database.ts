import type { Keeper } from '../processes/keeper.ts';
import { type DatabaseChoice, localDatabaseUrl } from './choose-database.ts';
import { embeddedEngine } from './embedded-engine.ts';
import { becomePrimary, mongod } from './mongod.ts';

export type Database = {
  url: string;
  /** What it is, for the person who starts the site. */
  description: string;
};

/** Starts the chosen database, unless it runs elsewhere, and resolves once it takes writes. */
export async function startDatabase(choice: DatabaseChoice, keeper: Keeper, port: number): Promise<Database> {
  switch (choice.kind) {
    case 'given':
      return { url: choice.url, description: 'the MongoDB of MONGODB_URL' };
    case 'mongod': {
      const url = localDatabaseUrl(port);
      await keeper.keep(mongod(choice.program, keeper.dataFolder, port, keeper.env));
      await becomePrimary(url, port);
      return { url, description: `${choice.program}, a replica set of one` };
    }
    case 'embedded':
      await keeper.keep(embeddedEngine(keeper.dataFolder, port, keeper.env));
      return { url: localDatabaseUrl(port), description: 'the embedded engine (to replace it: MONGODB_URL)' };
  }
}
