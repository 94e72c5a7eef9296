import type { RequestedMail } from '@wishbow/contracts/mails';
import type { MailTopic } from '@wishbow/contracts/notification-settings-contract';
import type { Notification as WireNotification } from '@wishbow/contracts/notifications';
import { hrefOf } from '@wishbow/contracts/routes';
import type { NotificationId, UserId } from '@wishbow/contracts/wire-types';
import { nextDigestAt } from '@wishbow/domain/daily-digest';
import { dateOnlyIn } from '@wishbow/domain/date-only';
import { type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { recordEvent } from '@wishbow/service/outbox/record-event';
import type { NotificationSettingsRepository } from '../notification-settings/notification-settings-repository.ts';
import { unsubscribeToken } from '../notification-settings/unsubscribe-token.ts';
import type { Notification } from '../notifications/notification-repository.ts';
import type { DueMail, MailQueue } from './mail-queue.ts';
import { digestOf, letterOf } from './notification-mail-words.ts';

export interface Tellers {
  /** Which of them may still be told to somebody. */
  readonly stillTold: (userId: UserId, notifications: readonly Notification[]) => Promise<Notification[]>;
  readonly toWire: (userId: UserId, notifications: readonly Notification[]) => Promise<WireNotification[]>;
}

export interface MailingDeps {
  readonly connection: Connection;
  readonly queue: MailQueue;
  readonly settings: NotificationSettingsRepository;
  /** Made anew for each mail, so that people are asked for once and not remembered any longer. */
  readonly tellers: () => Tellers;
  readonly internalSecret: string;
  readonly wakeRelay: () => void;
  readonly now: () => Date;
}

const TRY_AGAIN_AFTER_MS = 60_000;

/**
 * One turn: asks for the mails that are due, with what is true, allowed and wanted by now. Taking its notifications off the
 * queue and asking accounts for the mail is one transaction: who dies before leaves it to the next, nothing goes twice.
 * @returns whether there may be more.
 */
export const mailNotifications = (deps: MailingDeps) => async (): Promise<boolean> => {
  const { mails, hasMore } = await deps.queue.listDue(deps.now());
  const ended = await Promise.allSettled(mails.map((due) => mailOrPutOff(deps, due)));
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} mails were put off`);
  if (failures.length > 0) throw failures[0];
  return hasMore;
};

/** Whoever cannot be mailed now holds up nobody else. */
async function mailOrPutOff(deps: MailingDeps, due: DueMail): Promise<void> {
  try {
    await mailDue(deps, due);
  } catch (error) {
    await deps.queue.putOff(due, new Date(deps.now().getTime() + TRY_AGAIN_AFTER_MS));
    throw new Error(`a mail to ${due.userId} was put off`, { cause: error });
  }
}

async function mailDue(deps: MailingDeps, due: DueMail): Promise<void> {
  const { connection, queue, now } = deps;
  const words = await wordsOf(deps, due);
  await inTransaction(connection, async (session) => {
    const today = dateOnlyIn(now());
    const isLate = due.as === 'digest' && !(await queue.noteDigest(due.userId, today, now(), session));
    if (isLate) return queue.putOff(due, nextDigestAt(now()), session);
    const told = (await queue.take(due, session)).flatMap(({ id }) => words.get(id) ?? []);
    const payload = mailOf(deps, due, told);
    if (!payload) return;
    const event = { type: 'social.mail_requested', aggregateId: payload.effectKey, payload, now: now() } as const;
    await recordEvent(connection, session, event);
  });
  deps.wakeRelay();
}

/** What each of them says, for those that are still to be told by mail. */
async function wordsOf({ settings, tellers }: MailingDeps, { userId, notifications }: DueMail) {
  const { stillTold, toWire } = tellers();
  const { kinds, mails } = await settings.find(userId);
  const wanted = notifications.filter(({ kind, isViewed }) => mails !== 'none' && kinds[kind].email && !isViewed);
  const told = await toWire(userId, await stillTold(userId, wanted));
  return new Map<NotificationId, WireNotification>(told.map((notification) => [notification.id, notification]));
}

/** undefined: nothing is left to tell. */
function mailOf(
  { internalSecret, now }: MailingDeps,
  { userId, as }: DueMail,
  told: readonly WireNotification[],
): RequestedMail | undefined {
  const [first] = told;
  if (!first) return undefined;
  const toUnsubscribe = (topic: MailTopic) => {
    const query = new URLSearchParams({ token: unsubscribeToken({ userId, topic }, internalSecret) });
    return { userId, unsubscribePath: `${hrefOf('unsubscribe')}?${query}` };
  };
  return as === 'digest'
    ? digestOf(told, dateOnlyIn(now()), toUnsubscribe('all'))
    : letterOf(first, toUnsubscribe(first.kind));
}
