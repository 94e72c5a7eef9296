import { type ClientSession, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { NotificationRepository } from '../notifications/notification-repository.ts';
import type { FollowDeps } from '../relationships/follow-user.ts';
import { inTurn } from '../things/in-turn.ts';
import type { Block, BlockRepository } from './block-repository.ts';

export interface BlockDeps extends FollowDeps {
  readonly blocks: BlockRepository;
  readonly notifications: NotificationRepository;
}

export type Blocked = { readonly ok: true } | { readonly ok: false; readonly reason: 'self' | 'nobody' };

/**
 * Two people have nothing to do with each other any more: neither follows the other nor knows their address by it, and
 * what each was told of the other's doings is gone from their bells. Again changes nothing; nobody is told.
 */
export const blockUser =
  (deps: BlockDeps) =>
  async (block: Block): Promise<Blocked> => {
    const { connection, blocks, notifications, people, nudge, wakeRelay, now } = deps;
    const { blockerId, blockedId } = block;
    if (blockerId === blockedId) return { ok: false, reason: 'self' };
    if (!(await people.find(blockedId))) return { ok: false, reason: 'nobody' };
    await inTurn(connection, async (session) => {
      if (!(await blocks.add(block, now(), session))) return;
      await endBoth(deps, block, session);
      await notifications.withdrawBetween(blockerId, blockedId, session);
    });
    wakeRelay();
    await nudge('relationships', [blockerId, blockedId], blockedId);
    await nudge('notifications', [blockerId, blockedId]);
    return { ok: true };
  };

/** They are strangers again: also a request that slipped past the block ends here. Again changes nothing. */
export const unblockUser =
  (deps: BlockDeps) =>
  async (block: Block): Promise<void> => {
    const { connection, blocks, nudge, wakeRelay } = deps;
    await inTransaction(connection, async (session) => {
      if (await blocks.remove(block, session)) await endBoth(deps, block, session);
    });
    wakeRelay();
    await nudge('relationships', [block.blockerId], block.blockedId);
  };

async function endBoth(
  { connection, relationships, now }: BlockDeps,
  { blockerId, blockedId }: Block,
  session: ClientSession,
): Promise<void> {
  const pairs = [
    { followerId: blockerId, followedId: blockedId },
    { followerId: blockedId, followedId: blockerId },
  ];
  for (const pair of pairs) {
    const ended = await relationships.end(pair, session);
    if (!ended) continue;
    const payload = { ...pair, relationshipId: ended.id };
    const event = { type: 'social.follow_ended', aggregateId: ended.id, payload, now: now() } as const;
    await recordEvent(connection, session, event);
  }
}
