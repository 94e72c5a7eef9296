import type { Reconciliation } from '@wishbow/contracts/reconciliations-contract';
import type { ReconciliationRow } from './reconciliation-model.ts';

/** A day that was compared to its end; nothing for one that is under way. */
export const reconciliationView = ({ _id, finishedAt, differences }: ReconciliationRow): Reconciliation[] =>
  finishedAt === null ? [] : [{ day: _id, finished_at: finishedAt.toISOString(), differences: [...differences] }];
