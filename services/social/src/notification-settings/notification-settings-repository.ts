import {
  type NotificationChannels,
  NotificationSettings,
  type NotificationSettingsChange,
} from '@wishbow/contracts/notification-settings-contract';
import { NOTIFICATION_KINDS, type NotificationKind } from '@wishbow/contracts/notifications';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';
import { defaultChannels } from './default-channels.ts';
import { type NotificationSettingsDocument, notificationSettingsModel } from './notification-settings-model.ts';

export interface NotificationSettingsRepository {
  /** Of every kind, also where the person has never changed anything. */
  find(userId: UserId, session?: ClientSession): Promise<NotificationSettings>;
  /** Changes what is given. */
  change(userId: UserId, change: NotificationSettingsChange): Promise<NotificationSettings>;
  remove(userId: UserId, session: ClientSession): Promise<void>;
}

export function mongoNotificationSettingsRepository(connection: Connection): NotificationSettingsRepository {
  const settings = notificationSettingsModel(connection);
  const find: NotificationSettingsRepository['find'] = async (userId, session) => {
    const stored = settings.findById(userId).session(session ?? null);
    return toSettings(await stored.lean<NotificationSettingsDocument>());
  };
  return {
    find,
    change: async (userId, { kinds = {}, mails }) => {
      const changed = {
        ...Object.fromEntries(
          Object.entries(kinds).flatMap(([kind, channels]) =>
            Object.entries(channels).map(([channel, isOn]) => [`kinds.${kind}.${channel}`, isOn]),
          ),
        ),
        ...(mails && { mails }),
      };
      if (Object.keys(changed).length > 0)
        await settings.updateOne({ _id: userId }, { $set: changed }, { upsert: true });
      return find(userId);
    },
    remove: async (userId, session) => {
      await settings.deleteOne({ _id: userId }, { session });
    },
  };
}

function toSettings(stored: NotificationSettingsDocument | null): NotificationSettings {
  const channelsOf = (kind: NotificationKind): NotificationChannels => ({
    ...defaultChannels(kind),
    ...stored?.kinds?.[kind],
  });
  const kinds = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, channelsOf(kind)]));
  return NotificationSettings.parse({ kinds, mails: stored?.mails ?? 'at_once' });
}
