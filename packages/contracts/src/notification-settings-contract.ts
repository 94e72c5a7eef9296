import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { NotificationKind } from './notifications.ts';
import { Problem } from './problem.ts';

/** Where somebody is told of one kind of news. */
export const NotificationChannels = z.strictObject({ in_app: z.boolean(), email: z.boolean() });
export type NotificationChannels = z.infer<typeof NotificationChannels>;

/** Each mail at once, those of a day as one in the morning, or none at all. */
export const MailPace = z.enum(['at_once', 'daily', 'none']);
export type MailPace = z.infer<typeof MailPace>;

export const NotificationSettings = z.object({
  kinds: z.record(NotificationKind, NotificationChannels),
  mails: MailPace,
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const SettingsChange = z.strictObject({
  kinds: z.partialRecord(NotificationKind, NotificationChannels.partial()).optional(),
  mails: MailPace.optional(),
});
export type NotificationSettingsChange = z.infer<typeof SettingsChange>;

/** What a link of a mail switches off: one kind of mail, or, in the mail that holds all of a day, all. */
export const MailTopic = z.union([NotificationKind, z.literal('all')]);
export type MailTopic = z.infer<typeof MailTopic>;

/** Made by us, and proof enough: no sign-in is needed to be left alone. */
const unsubscribeToken = z.object({ token: z.string().max(200) });

/** What people are told of, and where. Their own; a link in each mail works for whoever reads it. */
export const notificationSettingsContract = {
  getNotificationSettings: defineEndpoint({
    id: 'getNotificationSettings',
    method: 'GET',
    path: '/api/notificationSettings',
    service: 'social',
    audience: 'user',
    quiet: true,
    responses: { 200: z.object({ settings: NotificationSettings }) },
  }),
  /** Changes what is given. */
  updateNotificationSettings: defineEndpoint({
    id: 'updateNotificationSettings',
    method: 'PATCH',
    path: '/api/notificationSettings',
    service: 'social',
    audience: 'user',
    quiet: true,
    body: z.strictObject({ settings: SettingsChange }),
    responses: { 200: z.object({ settings: NotificationSettings }) },
  }),
  /** What a link of a mail is about, for the page it opens. Changes nothing: mail programs open links to look at them. */
  getUnsubscription: defineEndpoint({
    id: 'getUnsubscription',
    method: 'GET',
    path: '/api/unsubscribe',
    service: 'social',
    audience: 'public',
    quiet: true,
    query: unsubscribeToken,
    responses: { 200: z.object({ topic: MailTopic, is_subscribed: z.boolean() }), 404: Problem },
  }),
  /** Also what the button of mail programs posts to (RFC 8058), as a form and without our header: its body is not read. */
  unsubscribe: defineEndpoint({
    id: 'unsubscribe',
    method: 'POST',
    path: '/api/unsubscribe',
    aliases: ['/unsubscribe'],
    service: 'social',
    audience: 'public',
    query: unsubscribeToken,
    responses: { 200: z.object({}), 404: Problem },
  }),
};
