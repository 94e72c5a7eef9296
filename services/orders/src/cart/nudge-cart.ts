import type { PubSub } from '@wishbow/cache/ephemeral';
import { type LiveEvent, liveChannel } from '@wishbow/contracts/live-events';
import type { UserId } from '@wishbow/contracts/wire-types';

/** Asks the open pages of one person to look into their cart again. Lost nudges are made up for by the next look. */
export type NudgeCart = (userId: UserId) => Promise<void>;

export const nudgeCartOver =
  (pubSub: PubSub): NudgeCart =>
  (userId) => {
    const event: LiveEvent = { topic: 'cart', id: null };
    return pubSub.publish(liveChannel(userId), JSON.stringify(event));
  };
