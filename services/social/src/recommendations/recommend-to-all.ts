import type { Thing } from '@wishbow/contracts/things';
import type { UserId } from '@wishbow/contracts/wire-types';
import { findThing } from '../things/find-thing.ts';
import type { SendDeps } from './send-recommendation.ts';

/**
 * Recommends a thing to everybody who follows, now or later. Nobody is told: they find it among what is recommended to
 * them, as far as they may see it. @returns whether there is such a thing for this person.
 */
export const recommendToAll =
  ({ recommendations, things, now }: Pick<SendDeps, 'recommendations' | 'things' | 'now'>) =>
  async (fromId: UserId, thing: Thing): Promise<boolean> => {
    if (!(await findThing(things, fromId, thing))) return false;
    await recommendations.add({ ...thing, fromId, toId: null, message: '', createdAt: now() });
    return true;
  };
