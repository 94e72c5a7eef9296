import { notFound } from '@wishbow/contracts/problem';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { PeopleDirectory } from '../people/people-directory.ts';
import type { RelationshipRepository } from '../relationships/relationship-repository.ts';
import type { NotificationRepository } from './notification-repository.ts';
import { type ReadWords, toWireNotifications } from './notification-view.ts';

const PAGE = 20;

/** The bell: its list, its count, and what has been looked at. */
export const notificationRoutes = (
  notifications: NotificationRepository,
  relationships: RelationshipRepository,
  people: PeopleDirectory,
  readWords: ReadWords,
): Router => {
  const toWire = toWireNotifications(people, relationships, readWords);

  return implement(notificationsContract, {
    getNotifications: async ({ body, viewer }) => {
      const [found, unviewedNotificationsCount] = await Promise.all([
        notifications.list(viewer.userId, PAGE + 1, body.before),
        notifications.countUnviewed(viewer.userId),
      ]);
      return {
        status: 200,
        body: {
          notifications: await toWire(viewer.userId, found.slice(0, PAGE)),
          has_more: found.length > PAGE,
          userDetail: { unviewedNotificationsCount },
        },
      };
    },
    refreshNotifications: async ({ viewer }) => {
      const [found, unviewedNotificationsCount] = await Promise.all([
        notifications.list(viewer.userId, PAGE),
        notifications.countUnviewed(viewer.userId),
      ]);
      return {
        status: 200,
        body: { notifications: await toWire(viewer.userId, found), userDetail: { unviewedNotificationsCount } },
      };
    },
    clearUnviewedNotificationsCount: async ({ viewer }) => {
      await notifications.clearCount(viewer.userId);
      return { status: 200, body: { userDetail: { unviewedNotificationsCount: 0 } } };
    },
    viewNotification: async ({ body, viewer }) => {
      const viewed = await notifications.view(body.notification.id, viewer.userId);
      if (!viewed) return { status: 404, body: notFound };
      const [notification] = await toWire(viewer.userId, [viewed]);
      return notification ? { status: 200, body: { notification } } : { status: 404, body: notFound };
    },
  });
};
