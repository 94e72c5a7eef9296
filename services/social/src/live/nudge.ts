import type { PubSub } from '@wishbow/cache/ephemeral';
import { type LiveEvent, liveChannel } from '@wishbow/contracts/live-events';
import type { UserId } from '@wishbow/contracts/wire-types';

/** Asks the open pages of some people to ask again for one kind of thing. Lost nudges are made up for by polling. */
export type Nudge = (topic: LiveEvent['topic'], userIds: readonly UserId[], id?: string) => Promise<void>;

export const nudgeOver =
  (pubSub: PubSub): Nudge =>
  async (topic, userIds, id) => {
    const event: LiveEvent = { topic, id: id ?? null };
    await Promise.all(userIds.map((userId) => pubSub.publish(liveChannel(userId), JSON.stringify(event))));
  };
