import type { NotificationKind, Notification as WireNotification } from '@wishbow/contracts/notifications';
import type { NotificationId, RelationshipId, UserId } from '@wishbow/contracts/wire-types';
import { maySeeBirthdayOf } from '../birthdays/may-see-birthday-of.ts';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { Relationship, RelationshipRepository } from '../relationships/relationship-repository.ts';
import { awaitsAnswer } from './awaits-answer.ts';
import type { Notification } from './notification-repository.ts';
import { notificationText, notificationUrl, showsItem } from './notification-text.ts';

/** What people said, for news whose words are not kept. */
export type ReadWords = (
  viewerId: UserId,
  notifications: readonly Notification[],
) => Promise<ReadonlyMap<NotificationId, string>>;

/** Puts notifications into words, with the people in them as they are called and as they stand to each other today. */
export const toWireNotifications =
  (people: PeopleDirectory, relationships: RelationshipRepository, readWords: ReadWords) =>
  async (viewerId: UserId, notifications: readonly Notification[]): Promise<WireNotification[]> => {
    const requests = notifications.filter(({ kind }) => kind === 'follow_requested' || kind === 'address_requested');
    const [actors, standings, words] = await Promise.all([
      people.records(notifications.flatMap(({ actorId }) => (actorId ? [actorId] : []))),
      relationships.listByIds(requests.map(({ subjectId }) => subjectId as RelationshipId)),
      readWords(viewerId, notifications),
    ]);
    const standingOf = new Map<string, Relationship>(standings.map((standing) => [standing.id, standing]));
    const isHidden = ({ kind, actorId }: Notification) => {
      const person = isAboutBirthday(kind) && actorId ? actors.get(actorId) : undefined;
      return person !== undefined && !maySeeBirthdayOf(person, viewerId);
    };
    return notifications
      .filter((notification) => !isHidden(notification))
      .map((notification) => {
        const { id, kind, title, subjectId, thingId, isViewed, note, image, createdAt, actorId } = notification;
        const actor = (actorId && actors.get(actorId)) ?? null;
        const told = { kind, actor, title, subjectId, thingId };
        return {
          id,
          kind,
          text: notificationText(told),
          url: notificationUrl(told),
          viewed: isViewed,
          object: showsItem(kind) ? title : null,
          awaits_answer: awaitsAnswer(kind, standingOf.get(subjectId)),
          extra_info: words.get(id) ?? note,
          show_item: showsItem(kind),
          image,
          secondary_model_id: subjectId,
          from_user: actor,
          created_at: createdAt.toISOString(),
        };
      });
  };

/** A birthday that is not shown any more is not told any more either. */
const isAboutBirthday = (kind: NotificationKind): boolean => kind === 'birthday_soon' || kind === 'birthday_today';
