import type { DomainEvent } from '@wishbow/contracts/domain-events';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import { isFirstReceipt } from '@wishbow/service/outbox/inbox';
import type { BlockRepository } from '../blocks/block-repository.ts';
import type { Nudge } from '../live/nudge.ts';
import { deliveryOf } from '../notification-settings/delivery-of.ts';
import type { NotificationSettingsRepository } from '../notification-settings/notification-settings-repository.ts';
import { ABOUT_GIFTS, type NewNotification, type NotificationRepository } from './notification-repository.ts';

export interface NotifyDeps {
  readonly connection: Connection;
  readonly blocks: BlockRepository;
  readonly notifications: NotificationRepository;
  readonly settings: NotificationSettingsRepository;
  readonly nudge: Nudge;
  readonly now: () => Date;
}

export type News = Pick<NewNotification, 'userId' | 'kind' | 'subjectId'> &
  Partial<Pick<NewNotification, 'actorId' | 'thingId' | 'title' | 'image' | 'note'>>;

export interface Notifier {
  /** Runs `change` once per event, whatever is delivered twice, then nudges the open pages of `audience`. */
  once(
    event: DomainEvent,
    audience: readonly UserId[],
    change: (session: ClientSession) => Promise<void>,
  ): Promise<void>;
  /** Adds the news of an event, within its change; none of what somebody does whom the one to be told has blocked, or the other way. */
  add(event: Pick<DomainEvent, 'occurredAt'>, news: readonly News[], session: ClientSession): Promise<void>;
  /** The usual case: an event that is nothing but news. */
  tell(event: DomainEvent, ...news: readonly News[]): Promise<void>;
}

/** Turns what happened into notifications: one per event and person. */
export function createNotifier({ connection, blocks, notifications, settings, nudge, now }: NotifyDeps): Notifier {
  const once: Notifier['once'] = async (event, audience, change) => {
    await inTransaction(connection, async (session) => {
      if (await isFirstReceipt(connection, session, event.id, now())) await change(session);
    });
    await nudge('notifications', audience);
  };
  const add: Notifier['add'] = async (event, news, session) => {
    const createdAt = new Date(event.occurredAt);
    for (const item of news) {
      if (await isUnwanted(blocks, item, session)) continue;
      const delivery = deliveryOf(await settings.find(item.userId, session), item.kind, now());
      if (!delivery) continue;
      const told = { actorId: null, thingId: null, title: null, image: null, note: null, ...item, createdAt };
      await notifications.add(told, delivery, session);
    }
  };
  const tell: Notifier['tell'] = (event, ...news) =>
    once(
      event,
      news.map(({ userId }) => userId),
      (session) => add(event, news, session),
    );
  return { once, add, tell };
}

async function isUnwanted(blocks: BlockRepository, { userId, actorId, kind }: News, session: ClientSession) {
  if (!actorId || ABOUT_GIFTS.includes(kind)) return false;
  return (await blocks.listBetween(userId, [actorId], session)).size > 0;
}
