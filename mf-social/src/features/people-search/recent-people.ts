import type { PersonSummary } from '@wishbow/contracts/people';

const MOST = 5;

/** Of this tab and this viewer: it is gone with the tab, and nobody else who signs in here reads it. */
const storedAs = (viewerId: string | undefined): string => `wishbow:recent-people:${viewerId ?? 'visitor'}`;

/** Whom the viewer picked from the search lately, the last one first. */
export function recentPeople(viewerId: string | undefined): PersonSummary[] {
  const stored = sessionStorage.getItem(storedAs(viewerId));
  return stored ? JSON.parse(stored) : [];
}

/** Remembers a pick, once each. */
export function rememberPick(viewerId: string | undefined, person: PersonSummary): void {
  const others = recentPeople(viewerId).filter(({ id }) => id !== person.id);
  sessionStorage.setItem(storedAs(viewerId), JSON.stringify([person, ...others].slice(0, MOST)));
}
