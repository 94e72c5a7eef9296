import { calendarContract } from '@wishbow/contracts/calendar-contract';
import { notificationSettingsContract } from '@wishbow/contracts/notification-settings-contract';
import { notFound } from '@wishbow/contracts/problem';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import { freshId } from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { World } from '@wishbow/testing/world/world';

const PAGE = 20;

/** The bell. */
export const notificationsMocks = mocked(notificationsContract, (world) => ({
  getNotifications: ({ body }) => {
    const rows = ownNews(world);
    const start = body.before ? rows.findIndex(({ id }) => id === body.before) + 1 : 0;
    const notifications = rows.slice(start, start + PAGE).map(toldNews);
    return {
      status: 200,
      body: { notifications, has_more: rows.length > start + PAGE, userDetail: unviewed(world) },
    };
  },
  refreshNotifications: () => ({
    status: 200,
    body: { notifications: ownNews(world).slice(0, PAGE).map(toldNews), userDetail: unviewed(world) },
  }),
  clearUnviewedNotificationsCount: () => {
    for (const row of ownNews(world)) row.viewed = true;
    return { status: 200, body: { userDetail: { unviewedNotificationsCount: 0 } } };
  },
  viewNotification: ({ body }) => {
    const row = ownNews(world).find(({ id }) => id === body.notification.id);
    if (!row) return { status: 404, body: notFound };
    row.viewed = true;
    return { status: 200, body: { notification: toldNews(row) } };
  },
}));

/** What people are told of, and where. */
export const notificationSettingsMocks = mocked(notificationSettingsContract, (world) => ({
  getNotificationSettings: () => ({ status: 200, body: { settings: world.notificationSettings } }),
  updateNotificationSettings: ({ body: { settings } }) => {
    const { kinds, mails } = world.notificationSettings;
    const changed = Object.entries(settings.kinds ?? {}).map(([kind, channels]) => [
      kind,
      { ...Object.entries(kinds).find(([known]) => known === kind)?.[1], ...channels },
    ]);
    world.notificationSettings = {
      kinds: { ...kinds, ...Object.fromEntries(changed) },
      mails: settings.mails ?? mails,
    };
    return { status: 200, body: { settings: world.notificationSettings } };
  },
  getUnsubscription: ({ query }) =>
    query.token === 'used-up'
      ? { status: 404, body: notFound }
      : { status: 200, body: { topic: 'order_shipped', is_subscribed: true } },
  unsubscribe: () => ({ status: 200, body: {} }),
}));

/** The address of one's own calendar. */
export const calendarMocks = mocked(calendarContract, (world) => ({
  getCalendarFeed: () => ({ status: 200, body: { path: world.calendarPath } }),
  createCalendarFeed: () => {
    world.calendarPath = `/calendar.ics?secret=${freshId(world)}`;
    return { status: 200, body: { path: world.calendarPath } };
  },
  revokeCalendarFeed: () => {
    world.calendarPath = null;
    return { status: 200, body: {} };
  },
}));

type NewsRow = World['notifications'][number];

const ownNews = (world: World): NewsRow[] =>
  world.notifications
    .filter(({ userId }) => userId === world.viewerId)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));

const toldNews = ({ userId: _, ...row }: NewsRow) => row;

const unviewed = (world: World) => ({
  unviewedNotificationsCount: ownNews(world).filter(({ viewed }) => !viewed).length,
});
