import type { Person } from '../people/person-repository.ts';
import { toSummary } from '../people/person-view.ts';
import type { OpenedSession } from './open-session.ts';
import { setSessionCookie } from './session-cookie.ts';

type SignedIn = { readonly person: Person } & OpenedSession;

/** The reply to somebody who is let in: the token goes to browsers as a cookie and to API clients in the answer. */
export function answerSignedIn(
  response: Parameters<typeof setSessionCookie>[0],
  { person, token, expiresAt }: SignedIn,
) {
  setSessionCookie(response, token, expiresAt);
  return { status: 200 as const, body: { token, user: toSummary(person) } };
}
