import { blocksContract } from '@wishbow/contracts/blocks-contract';
import { notFound, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { type BlockDeps, blockUser, unblockUser } from './block-user.ts';

const REFUSALS = {
  self: { status: 403, body: problem('forbidden', 'You cannot block yourself.') },
  nobody: { status: 404, body: notFound },
} as const;

/** Whom one wants to have nothing to do with. */
export const blockRoutes = (deps: BlockDeps): Router => {
  const { blocks, people } = deps;
  const block = blockUser(deps);
  const unblock = unblockUser(deps);

  return implement(blocksContract, {
    blockUser: async ({ body: { blockedUserId: blockedId }, viewer: { userId: blockerId } }) => {
      const blocked = await block({ blockerId, blockedId });
      return blocked.ok ? { status: 200, body: {} } : REFUSALS[blocked.reason];
    },
    unblockUser: async ({ body: { blockedUserId: blockedId }, viewer: { userId: blockerId } }) => {
      await unblock({ blockerId, blockedId });
      return { status: 200, body: {} };
    },
    getBlockedUsers: async ({ viewer }) => {
      const found = await blocks.list(viewer.userId);
      const summaries = await people.summaries(found.map(({ blockedId }) => blockedId));
      const blocked = found.flatMap(({ blockedId, blockedAt }) => {
        const user = summaries.get(blockedId);
        return user ? [{ user, blocked_at: blockedAt.toISOString() }] : [];
      });
      return { status: 200, body: { blocked } };
    },
  });
};
