import { idOf, objectIdOf } from './ids.ts';
import { numberOfWish } from './wish-rows.ts';

const MINUTE_MS = 60_000;
/** Some are followed by many: the first of the community by about every hundredth each. */
const WELL_KNOWN = 100;
const NOTIFICATIONS = 3;
const ACTIVITIES = 3;

/** Whom somebody follows: people who were there before, so that a community grows without changing what it has. */
export function followedBy(person: number): number[] {
  const wanted = [person % WELL_KNOWN, person - 1, person - 7, Math.floor(person / 2), Math.floor(person / 3)];
  return [...new Set(wanted.filter((followed) => followed >= 0 && followed < person))];
}

export const relationshipRows = (person: number, now: Date) =>
  followedBy(person).map((followed, place) => ({
    _id: objectIdOf('relationship', person * 10 + place),
    followerId: objectIdOf('person', person),
    followedId: objectIdOf('person', followed),
    isApproved: true,
    addressAccess: null,
    hasBirthdayReminder: true,
    // Seen to: else the job of reminders would go through all of them first.
    birthdayCheckedOn: '2099-01-01',
    askedAt: now,
  }));

export const toldRows = (person: number, now: Date) =>
  Array.from({ length: NOTIFICATIONS }, (_, place) => ({
    _id: objectIdOf('notification', person * NOTIFICATIONS + place),
    userId: objectIdOf('person', person),
    kind: 'wish_liked',
    actorId: objectIdOf('person', (person + place + 1) % (person + 2)),
    subjectId: idOf('wish', numberOfWish(person, place)),
    thingId: null,
    title: 'Hand-thrown bead, glazed twice',
    image: null,
    note: null,
    isViewed: place > 0,
    isCounted: place === 0,
    createdAt: new Date(now.getTime() - place * MINUTE_MS),
  }));

/** Of the last weeks, the newest of each person minutes apart from those of others. */
export const deedRows = (person: number, now: Date) =>
  Array.from({ length: ACTIVITIES }, (_, place) => ({
    _id: objectIdOf('activity', person * ACTIVITIES + place),
    kind: 'wish_added',
    actorId: objectIdOf('person', person),
    sourceId: idOf('wish', numberOfWish(person, place)),
    wishId: objectIdOf('wish', numberOfWish(person, place)),
    wishlistId: objectIdOf('wishlist', person),
    recipientId: null,
    isPrivate: false,
    happenedAt: new Date(now.getTime() - ((person % 30_000) + place) * MINUTE_MS),
  }));

export const likeRow = (person: number, now: Date) => ({
  _id: objectIdOf('like', person),
  userId: objectIdOf('person', Math.floor(person / 2)),
  kind: 'wish',
  thingId: idOf('wish', numberOfWish(person, 0)),
  createdAt: now,
});

export const commentRow = (person: number, now: Date) => ({
  _id: objectIdOf('comment', person),
  kind: 'wish',
  thingId: idOf('wish', numberOfWish(person, 0)),
  parentId: null,
  authorId: objectIdOf('person', Math.floor(person / 3)),
  text: 'I have one of these, and it has lasted for years.',
  tags: [],
  position: 0,
  likeCount: 0,
  replyCount: 0,
  nextPosition: 0,
  createdAt: now,
  editedAt: null,
});

/** What the like and the comment above add up to. */
export const tallyRow = (person: number) => ({
  _id: idOf('wish', numberOfWish(person, 0)),
  likeCount: 1,
  commentCount: 1,
  replyCount: 0,
  nextPosition: 1,
  editCount: 0,
});
