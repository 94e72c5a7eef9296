import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import { ProductId } from '@wishbow/contracts/items';
import type { NotificationKind } from '@wishbow/contracts/notifications';
import type { Thing } from '@wishbow/contracts/things';
import { RelationshipId, type UserId, WishId } from '@wishbow/contracts/wire-types';
import { maySeeBirthdayOf } from '../birthdays/may-see-birthday-of.ts';
import { awaitsAnswer } from '../notifications/awaits-answer.ts';
import { ABOUT_GIFTS, type Notification } from '../notifications/notification-repository.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { Relationship, RelationshipRepository } from '../relationships/relationship-repository.ts';
import type { SeenThings } from '../things/seen-things.ts';

export interface StillToldDeps {
  readonly people: PeopleDirectory;
  readonly relationships: RelationshipRepository;
  readonly things: SeenThings;
}

const REQUESTS: readonly NotificationKind[] = ['follow_requested', 'address_requested'];
const BIRTHDAYS: readonly NotificationKind[] = ['birthday_soon', 'birthday_today'];
/** About something that its person has to be able to see by then; what gifts and orders are about is theirs anyway. */
const ABOUT_SUBJECT: readonly NotificationKind[] = ['wish_recommended', 'wish_liked', 'comment_added'];
const ABOUT_THING: readonly NotificationKind[] = ['reply_added', 'comment_liked'];

/**
 * Which notifications may still be told to somebody: a mail cannot be taken back, so requests that are answered,
 * wishes that are out of sight, birthdays that are not shown and people who left are left out of it.
 */
export const stillTold =
  ({ people, relationships, things }: StillToldDeps) =>
  async (userId: UserId, notifications: readonly Notification[]): Promise<Notification[]> => {
    const between = notifications.filter(({ kind }) => [...REQUESTS, ...BIRTHDAYS].includes(kind));
    const [actors, standings, seen] = await Promise.all([
      people.records(notifications.flatMap(({ actorId }) => actorId ?? [])),
      relationships.listByIds(between.map(({ subjectId }) => RelationshipId.parse(subjectId))),
      things.list(userId, notifications.flatMap(thingToSee)),
    ]);
    const standingOf = new Map<string, Relationship>(standings.map((one) => [one.id, one]));
    return notifications.filter((notification) => {
      const { actorId, subjectId } = notification;
      const found = actorId ? actors.get(actorId) : undefined;
      const actor = found?.isSuspended ? undefined : found;
      const known = { userId, actor, standing: standingOf.get(subjectId) };
      return mayBeTold(notification, known) && thingToSee(notification).every(({ thingId }) => seen.has(thingId));
    });
  };

interface Known {
  readonly userId: UserId;
  /** undefined: nobody, or somebody who has left or is kept out. */
  readonly actor: PersonRecord | undefined;
  readonly standing: Relationship | undefined;
}

function mayBeTold({ kind, actorId }: Notification, { userId, actor, standing }: Known): boolean {
  if (REQUESTS.includes(kind)) return actor !== undefined && awaitsAnswer(kind, standing);
  if (BIRTHDAYS.includes(kind)) return actor !== undefined && isFollowing(standing) && maySeeBirthdayOf(actor, userId);
  return actorId === null || actor !== undefined || ABOUT_GIFTS.includes(kind);
}

const isFollowing = (standing: Relationship | undefined): boolean => standing?.isApproved ?? false;

function thingToSee({ kind, subjectId, thingId }: Notification): Thing[] {
  if (ABOUT_SUBJECT.includes(kind)) return [asThing(subjectId)];
  return ABOUT_THING.includes(kind) && thingId ? [asThing(thingId)] : [];
}

/** Ids of wishes and of products look different. */
function asThing(id: string): Thing {
  const productId = ProductId.safeParse(id);
  return productId.success ? { kind: 'item', thingId: productId.data } : { kind: 'wish', thingId: WishId.parse(id) };
}
