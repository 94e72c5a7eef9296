import { creditContract } from '@wishbow/contracts/credit-contract';
import { implement } from '@wishbow/http/implement';
import type { Connection } from '@wishbow/service/mongo/connection';
import type { Router } from 'express';
import { listCreditChanges } from './credit-entries-repository.ts';
import { creditEntryOf } from './credit-view.ts';

/** What became of one's own Llama Bucks. */
export const creditRoutes = (connection: Connection): Router =>
  implement(creditContract, {
    listCreditEntries: async ({ viewer, body: { before } }) => {
      const { changes, hasMore } = await listCreditChanges(connection, viewer.userId, before ?? undefined);
      return { status: 200, body: { entries: changes.map(creditEntryOf), has_more: hasMore } };
    },
  });
