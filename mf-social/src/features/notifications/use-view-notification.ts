import { browserEvents } from '@wishbow/contracts/browser-events';
import type { Notification } from '@wishbow/contracts/notifications';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import { sameOriginPath } from '@wishbow/domain/web-address';
import { callApi, emit, navigate, useMutation } from '@wishbow/platform';
import { refreshNotifications } from './use-notifications.ts';

/** Marks a notification viewed and goes where it leads: a full path, or a query added to the page one is on. */
export function useViewNotification() {
  return useMutation({
    mutationFn: (notification: Notification) =>
      callApi(notificationsContract.viewNotification, { body: { notification: { id: notification.id } } }),
    onMutate: ({ url }) => navigate(targetOf(url, window.location.pathname)),
    onSettled: refreshNotifications,
  });
}

export const targetOf = (url: string, currentPath: string): string =>
  url.startsWith('?') ? currentPath + url : sameOriginPath(url);

/** Opening the list means having seen what is new. */
export function useClearCount() {
  return useMutation({
    mutationFn: () => callApi(notificationsContract.clearUnviewedNotificationsCount, { body: {} }),
    onSuccess: () => {
      emit(browserEvents, 'social:notifications-viewed', {});
      refreshNotifications();
    },
  });
}
