import type { Thing } from '@wishbow/contracts/things';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import { findThing } from '../things/find-thing.ts';
import { inTurn } from '../things/in-turn.ts';
import type { SeenThings } from '../things/seen-things.ts';
import type { TallyRepository } from '../things/tally-repository.ts';
import type { LikeRepository } from './like-repository.ts';

export interface LikeDeps {
  readonly connection: Connection;
  readonly likes: LikeRepository;
  readonly tallies: TallyRepository;
  readonly things: SeenThings;
  /** Tells the relay that an event waits. */
  readonly wakeRelay: () => void;
  readonly now: () => Date;
}

/** Whether the viewer likes it, and how many do. */
export interface LikeState {
  readonly isLiked: boolean;
  readonly likeCount: number;
}

/** Likes a wish or a product, or takes the like back; again changes nothing. @returns undefined where it is hidden or gone. */
export const likeThing =
  ({ connection, likes, tallies, things, wakeRelay, now }: LikeDeps) =>
  async (userId: UserId, thing: Thing, isLiked: boolean): Promise<LikeState | undefined> => {
    const found = await findThing(things, userId, thing);
    if (!found) return undefined;
    const at = now();
    await inTurn(connection, async (session) => {
      if (!(await likes.set(userId, thing, isLiked, at, session))) return;
      await tallies.add(thing.thingId, { likeCount: isLiked ? 1 : -1 }, session);
      if (found.kind === 'wish') await announce(connection, session, { wish: found.wish, userId, isLiked, at });
    });
    wakeRelay();
    return { isLiked, likeCount: (await tallies.find(thing.thingId)).likeCount };
  };

interface LikedWish {
  readonly wish: WishOnPage;
  readonly userId: UserId;
  readonly isLiked: boolean;
  readonly at: Date;
}

/** What the owner of a wish makes of it themself is no news to them. */
async function announce(
  connection: Connection,
  session: ClientSession,
  { wish, userId: likerId, isLiked, at: now }: LikedWish,
): Promise<void> {
  const { id: wishId, title, image, user } = wish;
  if (user.id === likerId) return;
  const told = { wishId, ownerId: user.id, likerId };
  // Ordered among the likes of this one person: taken back is taken back, however fast.
  const aggregateId = `${wishId} ${likerId}`;
  await (isLiked
    ? recordEvent(connection, session, {
        type: 'social.wish_liked',
        aggregateId,
        payload: { ...told, title, image },
        now,
      })
    : recordEvent(connection, session, { type: 'social.wish_unliked', aggregateId, payload: told, now }));
}
