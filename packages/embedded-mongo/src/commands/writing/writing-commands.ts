import type { CommandFamily } from '../command.ts';
import { insert, remove, update } from './batches.ts';
import { bulkWrite } from './bulk-write.ts';
import { findAndModify } from './find-and-modify.ts';

export const WRITING_COMMANDS: CommandFamily = {
  insert: { run: insert, runsInTransactions: true, isRetryableWrite: true },
  update: { run: update, runsInTransactions: true, isRetryableWrite: true },
  delete: { run: remove, runsInTransactions: true, isRetryableWrite: true },
  findAndModify: { run: findAndModify, runsInTransactions: true, isRetryableWrite: true },
  bulkWrite: { run: bulkWrite, runsInTransactions: true, isRetryableWrite: true },
};
