import { act } from '@testing-library/react';
import { closeAllModals, navigate, openModal } from '@wishbow/platform';
import { session } from '@wishbow/platform/shell';
import { playLiveStream, tellLive } from '@wishbow/testing/live-stream';
import { answerWith, aPerson } from '../../../packages/platform/src/testing/person.ts';
import { keepPageFresh } from './keep-page-fresh.ts';

let reloadCount: number;
let stop: () => void;

const pass10Minutes = () => act(() => jest.advanceTimersByTimeAsync(600_000));
const goTo = (href: string) => act(async () => navigate(href));

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  document.body.innerHTML = '<input aria-label="Name">';
  closeAllModals();
  await goTo('/users');
  reloadCount = 0;
  stop = keepPageFresh('build-1', () => void reloadCount++);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('a page that is up to date stays', async () => {
  answerWith(false);
  await pass10Minutes();
  expect(reloadCount).toBe(0);
});

test('an outdated page that nobody uses is loaded anew', async () => {
  const requests = answerWith(true);
  await pass10Minutes();
  expect(requests[0]?.url).toBe('http://localhost/api/checkForRefresh?build=build-1');
  expect(reloadCount).toBe(1);
});

test('away from the network the page stays and asks again', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await pass10Minutes();
  expect(reloadCount).toBe(0);
  answerWith(true);
  await pass10Minutes();
  expect(reloadCount).toBe(1);
});

test('under an open dialog the page stays until another one is gone to', async () => {
  answerWith(true);
  void openModal('social.relationship', { username: 'ada', tab: 'followers' });
  await pass10Minutes();
  await goTo('/users?tab=all');
  expect(reloadCount).toBe(0);
  await goTo('/ada');
  expect(reloadCount).toBe(1);
});

test('after a deployment the page stays, and the next one that is gone to is loaded anew', async () => {
  playLiveStream();
  session.set({ user: aPerson('507f1f77bcf86cd799439011', 'ada') });
  await act(async () => undefined);
  tellLive('site', '12');
  expect(reloadCount).toBe(0);
  await goTo('/ada');
  expect(reloadCount).toBe(1);
  session.set({ user: null });
});

test('while the cursor is in a field, or something typed into it, the page stays', async () => {
  answerWith(true);
  const field = document.querySelector('input');
  field?.focus();
  await pass10Minutes();
  expect(reloadCount).toBe(0);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.blur();
  await pass10Minutes();
  expect(reloadCount).toBe(0);
  field?.remove();
  await pass10Minutes();
  expect(reloadCount).toBe(1);
});
