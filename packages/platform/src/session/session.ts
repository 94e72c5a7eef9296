import type { PageSession, SessionUser } from '@wishbow/contracts/session';
import { on } from '../events/browser-events.ts';
import { readInlined } from '../page/inlined.ts';
import { observable } from '../observable.ts';
import { queryClient } from '../query-client.ts';
import { useObservable } from '../use-observable.ts';

/** Who is at the page. `expiredUserId` names the person whose session ended while the page stood open. */
export type Session = { user: SessionUser | null; expiredUserId?: string };

const current = observable<Session>({ user: readInlined<PageSession>('wishbow-session')?.user ?? null });
export const session = { get: current.get, set: replaceSession, subscribe: current.subscribe };

/** The signed-in person or null, and a new render when that changes. */
export function useSession(): Session {
  return useObservable(session);
}

let reading: Promise<Session> | undefined;

/** Asks the server who is signed in. Callers at the same time share one answer; a failed call changes nothing. */
export function refreshSession(): Promise<Session> {
  reading ??= readUser().then((user) => {
    replaceSession({ user });
    return current.get();
  }).finally(() => {
    reading = undefined;
  });
  return reading;
}

/** The server has refused the page's session: the person is remembered, so that only they go on with what was queued. */
export function expireSession(): void {
  const { user } = current.get();
  if (user) replaceSession({ user: null, expiredUserId: user.id });
}

on('account:signed-in', () => void refreshSession());
on('account:profile-changed', () => void refreshSession());
on('account:signed-out', () => replaceSession({ user: null }));

/** What one person has read is not shown to the next one: the cache starts anew with every change of person. */
function replaceSession(next: Session): void {
  const isOtherPerson = next.user?.id !== current.get().user?.id;
  current.set(next);
  if (isOtherPerson) void queryClient.resetQueries();
}

/** `GET /api/me` answers 401 to visitors. It stands below the typed client, whose refusals lead here. */
async function readUser(): Promise<SessionUser | null> {
  const response = await fetch('/api/me', { headers: { accept: 'application/json' } });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`GET /api/me answered ${response.status}`);
  const { data }: { data: SessionUser } = await response.json();
  return data;
}
