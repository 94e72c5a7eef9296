import { createHmac, timingSafeEqual } from 'node:crypto';
import { MailTopic } from '@wishbow/contracts/notification-settings-contract';
import { UserId } from '@wishbow/contracts/wire-types';

/** Whose mails about what. */
export interface Subscription {
  readonly userId: UserId;
  readonly topic: MailTopic;
}

/**
 * What a link of a mail carries instead of a sign-in. It is worked out, not stored, works for good, and lets its reader
 * do one thing: switch off, or look whether it is, that kind of mail to that person.
 */
export const unsubscribeToken = ({ userId, topic }: Subscription, secret: string): string =>
  [userId, topic, proofOf({ userId, topic }, secret)].join('.');

/** @returns undefined for whatever we have not made ourselves. */
export function readUnsubscribeToken(token: string, secret: string): Subscription | undefined {
  const [userIdText, topicText, proof = ''] = token.split('.');
  const userId = UserId.safeParse(userIdText);
  const topic = MailTopic.safeParse(topicText);
  if (!userId.success || !topic.success) return undefined;
  const subscription = { userId: userId.data, topic: topic.data };
  const expected = Buffer.from(proofOf(subscription, secret));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? subscription : undefined;
}

const proofOf = ({ userId, topic }: Subscription, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${userId}:${topic}`).digest('base64url');
