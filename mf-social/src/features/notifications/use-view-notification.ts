import { browserEvents } from '@wishbow/contracts/browser-events';
import type { Notification } from '@wishbow/contracts/notifications';
import { notificationsContract } from '@wishbow/contracts/social-contract';
import { sameOriginPath } from '@wishbow/domain/web-address';
import { callApi, emit, navigate, useMutation, useSession } from '@wishbow/platform';
import { refreshNotifications } from './use-notifications.ts';

/** Marks a notification viewed and goes where it leads: a full path, or a query added to the page one is on. */
export function useViewNotification() {
  const { user } = useSession();
  return useMutation({
    mutationFn: (notification: Notification) =>
      callApi(notificationsContract.viewNotification, { body: { notification: { id: notification.id } } }),
    onMutate: ({ url }) => navigate(targetOf(url, window.location.pathname, user?.username)),
    onSettled: refreshNotifications,
  });
}

/** What is added to the page one is on names whom it is about, since that page may show somebody else. */
export function targetOf(url: string, currentPath: string, username: string | undefined): string {
  if (!url.startsWith('?')) return sameOriginPath(url);
  const search = new URLSearchParams(url);
  if (username) search.set('username', username);
  return `${currentPath}?${search}`;
}

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
