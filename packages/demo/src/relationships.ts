import { daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { personId } from './people.ts';
import type { PersonKey } from './person-rows.ts';
import { addressAccessRows, birthdayReminders, followRows, pendingFollows } from './relationship-rows.ts';

export type DemoRelationship = {
  id: string;
  followerId: string;
  followedId: string;
  isApproved: boolean;
  /** null: the follower never asked; 'requested': waiting; 'approved': the address is shown. */
  addressAccess: null | 'requested' | 'approved';
  /** The follower is told ten days before the followed person's birthday, and on the day. */
  hasBirthdayReminder: boolean;
  createdAt: Date;
};

const relationship = (
  follower: PersonKey,
  followed: PersonKey,
  isApproved: boolean,
  createdAt: Date,
): DemoRelationship => ({
  id: demoId('relationship', `${follower}/${followed}`),
  followerId: personId(follower),
  followedId: personId(followed),
  isApproved,
  addressAccess: addressAccessRows[`${follower}/${followed}`] ?? null,
  hasBirthdayReminder: birthdayReminders.includes(`${follower}/${followed}`),
  createdAt,
});

/** Who follows whom, approved and waiting. */
export const demoRelationships = (now: Date): DemoRelationship[] => [
  ...Object.entries(followRows).flatMap(([follower, followed]) =>
    followed.map((key, index) =>
      relationship(follower as PersonKey, key, true, daysBefore(now, 11 + ((index * 7) % 150))),
    ),
  ),
  ...pendingFollows.map(({ follower, followed, daysAgo }) =>
    relationship(follower, followed, false, daysBefore(now, daysAgo)),
  ),
];
