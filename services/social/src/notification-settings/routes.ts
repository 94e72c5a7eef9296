import { notificationSettingsContract } from '@wishbow/contracts/notification-settings-contract';
import { notFound } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import type { NotificationSettingsRepository } from './notification-settings-repository.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

const noSuchLink = { status: 404 as const, body: notFound };

/** What somebody is told of, and where; and being left alone without signing in. */
export const notificationSettingsRoutes = (settings: NotificationSettingsRepository, secret: string): Router =>
  implement(notificationSettingsContract, {
    getNotificationSettings: async ({ viewer }) => ({
      status: 200,
      body: { settings: await settings.find(viewer.userId) },
    }),
    updateNotificationSettings: async ({ body, viewer }) => ({
      status: 200,
      body: { settings: await settings.change(viewer.userId, body.settings) },
    }),
    getUnsubscription: async ({ query }) => {
      const subscription = readUnsubscribeToken(query.token, secret);
      if (!subscription) return noSuchLink;
      const { kinds, mails } = await settings.find(subscription.userId);
      const { topic } = subscription;
      const isSubscribed = mails !== 'none' && (topic === 'all' || kinds[topic].email);
      return { status: 200, body: { topic, is_subscribed: isSubscribed } };
    },
    unsubscribe: async ({ query }) => {
      const subscription = readUnsubscribeToken(query.token, secret);
      if (!subscription) return noSuchLink;
      const { userId, topic } = subscription;
      await settings.change(userId, topic === 'all' ? { mails: 'none' } : { kinds: { [topic]: { email: false } } });
      return { status: 200, body: {} };
    },
  });
