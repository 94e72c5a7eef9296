import { reactionsInternalContract } from '@wishbow/contracts/likes-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { listSaid } from '../comments/list-said.ts';
import type { ListReactions } from './list-reactions.ts';

/** What people made of the wishes that another service shows, and what one person said and liked. */
export const reactionRoutes = (findReactions: ListReactions, findSaid: ReturnType<typeof listSaid>): Router =>
  implement(reactionsInternalContract, {
    listSaid: async ({ body }) => ({ status: 200, body: await findSaid(body.userId) }),
    listReactions: async ({ body: { viewerId, wishIds } }) => ({
      status: 200,
      body: { reactions: await findReactions(viewerId, wishIds) },
    }),
  });
