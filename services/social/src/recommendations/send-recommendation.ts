import type { Thing } from '@wishbow/contracts/things';
import type { RecommendationId, UserId } from '@wishbow/contracts/wire-types';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { RelationshipRepository } from '../relationships/relationship-repository.ts';
import { type Found, findThing } from '../things/find-thing.ts';
import type { SeenThings } from '../things/seen-things.ts';
import type { RecommendationRepository } from './recommendation-repository.ts';

export interface SendDeps {
  readonly connection: Connection;
  readonly recommendations: RecommendationRepository;
  readonly relationships: RelationshipRepository;
  readonly things: SeenThings;
  /** Tells the relay that an event waits. */
  readonly wakeRelay: () => void;
  readonly now: () => Date;
}

interface ToSend {
  readonly fromId: UserId;
  readonly toIds: readonly UserId[];
  readonly thing: Thing;
  readonly message: string;
}

export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not_found' | 'not_followers' | 'owner_chosen' | 'hidden' | 'already_sent' };

/** Recommends a thing to some of one's followers. Each hears of it once, however often it is sent. */
export const sendRecommendation = (deps: SendDeps) => {
  const check = checkReceivers(deps);
  return async ({ fromId, toIds, thing, message }: ToSend): Promise<Sent> => {
    const found = await findThing(deps.things, fromId, thing);
    if (!found) return { ok: false, reason: 'not_found' };
    const receivers = [...new Set(toIds)];
    const refusal = await check(fromId, receivers, found);
    if (refusal) return { ok: false, reason: refusal };

    const createdAt = deps.now();
    const sentCount = await inTransaction(deps.connection, async (session) => {
      let count = 0;
      for (const toId of receivers) {
        const id = await deps.recommendations.add({ ...thing, fromId, toId, message, createdAt }, session);
        if (!id) continue;
        count += 1;
        await announce(deps, session, { id, fromId, toId, found, message, createdAt });
      }
      return count;
    });
    if (sentCount === 0) return { ok: false, reason: 'already_sent' };
    deps.wakeRelay();
    return { ok: true };
  };
};

const checkReceivers =
  ({ relationships, things }: SendDeps) =>
  async (fromId: UserId, toIds: readonly UserId[], found: Found) => {
    const followers = await relationships.listFollowersAmong(fromId, toIds);
    if (followers.length < toIds.length) return 'not_followers';
    if (found.kind === 'item') return undefined;
    const { id, user } = found.wish;
    if (toIds.includes(user.id)) return 'owner_chosen';
    const seen = await Promise.all(toIds.map((toId) => things.findWish(toId, id)));
    return seen.includes(undefined) ? 'hidden' : undefined;
  };

interface Announcement {
  readonly id: RecommendationId;
  readonly fromId: UserId;
  readonly toId: UserId;
  readonly found: Found;
  readonly message: string;
  readonly createdAt: Date;
}

/** A wish travels by its id alone: it may turn private before it is read of. */
async function announce({ connection }: SendDeps, session: ClientSession, announcement: Announcement): Promise<void> {
  const { id: recommendationId, fromId, toId, found, message, createdAt: now } = announcement;
  const told = { recommendationId, fromId, toId, message };
  const aggregateId = recommendationId;
  if (found.kind === 'wish') {
    const payload = { ...told, wishId: found.wish.id };
    return recordEvent(connection, session, { type: 'social.wish_recommended', aggregateId, payload, now });
  }
  const { product_id: productId, title, image } = found.item;
  const payload = { ...told, productId, title, image };
  return recordEvent(connection, session, { type: 'social.item_recommended', aggregateId, payload, now });
}
