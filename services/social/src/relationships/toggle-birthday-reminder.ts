import { maySeeBirthdayOf } from '../birthdays/may-see-birthday-of.ts';
import { type FollowDeps, nudgeBoth } from './follow-user.ts';
import type { Pair } from './relationship-repository.ts';

/**
 * Switches the reminders of a birthday, for a follower who may see it.
 * @returns whether they are on now; undefined where there is no such follower, or no birthday they may see.
 */
export const toggleBirthdayReminder =
  ({ relationships, people, nudge }: FollowDeps) =>
  async (pair: Pair): Promise<boolean | undefined> => {
    const followed = await people.find(pair.followedId);
    if (!followed || !maySeeBirthdayOf(followed, pair.followerId)) return undefined;
    const toggled = await relationships.toggleBirthdayReminder(pair);
    if (toggled) await nudgeBoth(nudge, toggled);
    return toggled?.hasBirthdayReminder;
  };
