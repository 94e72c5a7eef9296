import { browserEvents } from '@wishbow/contracts/browser-events';
import { emit, showToast } from '@wishbow/platform';

/** What happens after every way of signing in; the session travels as a cookie, the page keeps nothing of it. */
export function arrive(userId: string, onArrived?: (userId: string) => void, words = 'Logged in'): void {
  showToast(words);
  emit(browserEvents, 'account:signed-in', { userId });
  onArrived?.(userId);
}
