import type { CommandFamily } from '../command.ts';
import { aggregate } from './aggregate.ts';
import { count, distinct } from './counting.ts';
import { explain } from './explain.ts';
import { find } from './find.ts';
import { getMore, killCursors } from './get-more.ts';

export const READING_COMMANDS: CommandFamily = {
  find: { run: find, runsInTransactions: true, readsSnapshots: true },
  aggregate: { run: aggregate, runsInTransactions: true, readsSnapshots: true },
  distinct: { run: distinct, runsInTransactions: true, readsSnapshots: true },
  count: { run: count, readsSnapshots: true },
  getMore: { run: getMore, runsInTransactions: true, readsSnapshots: true },
  killCursors: { run: killCursors, runsInTransactions: true },
  explain: { run: explain },
};
