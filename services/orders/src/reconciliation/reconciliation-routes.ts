import { reconciliationsContract } from '@wishbow/contracts/reconciliations-contract';
import { implement } from '@wishbow/http/implement';
import type { Connection } from '@wishbow/service/mongo/connection';
import type { Router } from 'express';
import { listReconciliations } from './reconciliation-repository.ts';
import { reconciliationView } from './reconciliation-view.ts';

const DAYS_SHOWN = 60;

/** What the comparisons of the books said. */
export const reconciliationRoutes = (connection: Connection): Router =>
  implement(reconciliationsContract, {
    listReconciliations: async () => {
      const days = await listReconciliations(connection, DAYS_SHOWN);
      return { status: 200, body: { reconciliations: days.flatMap(reconciliationView) } };
    },
  });
