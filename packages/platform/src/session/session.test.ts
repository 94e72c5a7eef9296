import { browserEvents } from '@wishbow/contracts/browser-events';
import { emit } from '../events/browser-events.ts';
import { queryClient } from '../query-client.ts';
import { answerWith, aPerson } from '../testing/person.ts';
import { toasts } from '../toasts/toasts.ts';
import { refreshSession, session } from './session.ts';

const ada = aPerson('507f1f77bcf86cd799439011', 'ada');
const bob = aPerson('507f1f77bcf86cd799439012', 'bob');

test('two who ask at the same time share one answer', async () => {
  const requests = answerWith({ data: ada });
  await Promise.all([refreshSession(), refreshSession()]);
  expect(requests).toHaveLength(1);
  expect(session.get().user?.username).toBe('ada');
});

test('a visitor is nobody', async () => {
  answerWith({ code: 'not_signed_in', message: 'Please log in.' }, 401);
  expect((await refreshSession()).user).toBeNull();
});

test('a server in trouble signs nobody out', async () => {
  session.set({ user: ada });
  answerWith({ code: 'unavailable', message: 'Please try again.' }, 503);
  await expect(refreshSession()).rejects.toThrow('503');
  expect(session.get().user?.username).toBe('ada');
  emit(browserEvents, 'account:profile-changed', { userId: ada.id });
  await expect(refreshSession()).rejects.toThrow('503');
  expect(session.get().user?.username).toBe('ada');
});

test('what one person has read is not shown to the next', () => {
  session.set({ user: ada });
  queryClient.setQueryData(['orders'], ['a secret gift']);
  session.set({ user: bob });
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
});

describe('two tabs of one browser', () => {
  /** What a tab is told when another one has written to what they share. */
  const hearOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: 'wishbow:session-changed-at' }));

  beforeEach(() => toasts.set([]));

  test('a visitor is signed in by what they did in the other tab', async () => {
    session.set({ user: null });
    answerWith({ data: ada });
    hearOtherTab();
    await refreshSession();
    expect(session.get().user?.username).toBe('ada');
  });

  test('a person signed out in the other tab is so in this one, and remembered', async () => {
    session.set({ user: ada });
    answerWith({ code: 'unauthenticated', message: 'Please log in.' }, 401);
    hearOtherTab();
    await refreshSession();
    expect(session.get()).toEqual({ user: null, expiredUserId: ada.id });
  });

  test('a page never becomes another person’s by itself: its person is told once, and may reload', async () => {
    session.set({ user: ada });
    answerWith({ data: bob });
    hearOtherTab();
    await refreshSession();
    await refreshSession();
    expect(session.get().user?.username).toBe('ada');
    expect(toasts.get()).toMatchObject([
      { text: 'You are logged in as bob in this browser now.', stays: true, action: { label: 'Reload' } },
    ]);
  });

  test('signing in and out here is told to the other tabs', async () => {
    answerWith({ data: ada });
    localStorage.clear();
    emit(browserEvents, 'account:signed-in', { userId: ada.id });
    await refreshSession();
    expect(localStorage.getItem('wishbow:session-changed-at')).not.toBeNull();
    localStorage.clear();
    emit(browserEvents, 'account:signed-out', {});
    expect(localStorage.getItem('wishbow:session-changed-at')).not.toBeNull();
  });
});
