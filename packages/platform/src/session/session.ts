import type { Me } from '@wishbow/contracts/people';
import type { PageSession } from '@wishbow/contracts/session';
import { RequestFailed } from '@wishbow/http/client';
import { client } from '../api/client.ts';
import { on } from '../events/browser-events.ts';
import { observable } from '../observable.ts';
import { readInlined } from '../page/inlined.ts';
import { queryClient } from '../query-client.ts';
import { showToast } from '../toasts/toasts.ts';
import { useObservable } from '../use-observable.ts';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';

/** Who is at the page. `expiredUserId` names the person whose session ended while the page stood open. */
export type Session = { user: Me | null; expiredUserId?: string };

const current = observable<Session>({ user: readInlined<PageSession>('wishbow-session')?.user ?? null });
export const session = { get: current.get, set: replaceSession, subscribe: current.subscribe };

/** The signed-in person or null, and a new render when that changes. */
export function useSession(): Session {
  return useObservable(session);
}

let reading: Promise<Session> | undefined;

/**
 * Asks the server who is signed in. Callers at the same time share one answer; a failed call changes nothing, and neither
 * does another person who has signed in in another tab: of them the person is only told.
 */
export function refreshSession(): Promise<Session> {
  reading ??= readUser()
    .then((user) => {
      followUser(user);
      return current.get();
    })
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

/** Asks so where nobody waits for it: without an answer the page stays whose it is, and its next refused call asks again. */
export function recheckSession(): void {
  refreshSession().catch((failure: unknown) => {
    if (!(failure instanceof RequestFailed)) throw failure;
  });
}

/** The server has refused the page's session: the person is remembered, so that only they go on with what was queued. */
export function expireSession(): void {
  const { user } = current.get();
  if (user) replaceSession({ user: null, expiredUserId: user.id });
}

on('account:signed-in', () => {
  recheckSession();
  tellOtherTabs();
});
on('account:signed-out', () => {
  replaceSession({ user: null });
  tellOtherTabs();
});
on('account:profile-changed', recheckSession);
hearOtherTabs(recheckSession);

/** A page never becomes another person's under somebody's hands: what they have typed would go into that one's account. */
function followUser(user: Me | null): void {
  const shown = current.get().user;
  if (shown && !user) expireSession();
  else if (shown && user && shown.id !== user.id) tellOtherPerson(user);
  else replaceSession({ user });
}

function tellOtherPerson({ name }: Me): void {
  const reload = { label: 'Reload', run: () => window.location.reload() };
  showToast(`You are logged in as ${name} in this browser now.`, { tone: 'error', stays: true, action: reload });
}

/** What one person has read is not shown to the next one: the cache starts anew with every change of person. */
function replaceSession(next: Session): void {
  const isOtherPerson = next.user?.id !== current.get().user?.id;
  current.set(next);
  if (isOtherPerson) void queryClient.resetQueries();
}

/** The contract is fetched with the first question: the page's own answer was inlined, so its first paint needs none. */
async function readUser(): Promise<Me | null> {
  const { profilesContract } = await import('@wishbow/contracts/accounts-contract');
  const answer = await client(profilesContract.getMe, {});
  return answer.status === 200 ? answer.body.data : null;
}
