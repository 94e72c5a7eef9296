import {
  type NotificationSettings,
  type NotificationSettingsChange,
  notificationSettingsContract,
} from '@wishbow/contracts/notification-settings-contract';
import { callApi, queryClient, showToast, useChange, useQuery } from '@wishbow/platform';
import { NEWS_GROUPS } from './news-groups.ts';

const SETTINGS_KEY = ['getNotificationSettings'];

/** Where the person hears of what. */
export const useNotificationSettings = () =>
  useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: async () => (await callApi(notificationSettingsContract.getNotificationSettings, {})).body.settings,
  });

/** Changes what is given: shown at once, saved in the order of the presses, and asked for again where it was not saved. */
export const useChangeNotificationSettings = () =>
  useChange(
    notificationSettingsContract.updateNotificationSettings,
    (settings: NotificationSettingsChange) => ({ body: { settings } }),
    {
      inOrder: 'notification-settings',
      onStart: (change) =>
        queryClient.setQueryData<NotificationSettings>(
          SETTINGS_KEY,
          (settings) => settings && changed(settings, change),
        ),
      onSuccess: () => showToast('Settings updated'),
      onFailure: () => void queryClient.invalidateQueries({ queryKey: SETTINGS_KEY }),
    },
  );

function changed(
  settings: NotificationSettings,
  { kinds = {}, mails }: NotificationSettingsChange,
): NotificationSettings {
  const all = { ...settings.kinds };
  for (const kind of NEWS_GROUPS.flatMap((group) => group.kinds)) all[kind] = { ...all[kind], ...kinds[kind] };
  return { kinds: all, mails: mails ?? settings.mails };
}
