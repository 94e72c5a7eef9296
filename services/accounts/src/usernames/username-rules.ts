import { reservedFirstSegments } from '@wishbow/contracts/routes';
import type { UserId } from '@wishbow/contracts/wire-types';
import { type UsernameFault, usernameFault, usernameKey } from '@wishbow/domain/username';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;

/** How long a name that somebody has given up goes on leading to them. */
export const keptUntilAfter = (now: Date): Date => new Date(now.getTime() + KEPT_DAYS * DAY_MS);

const WORDS: Readonly<Record<UsernameFault, string>> = {
  empty: 'Please choose a username.',
  characters: 'Please use only numbers, letters and underscores, no spaces.',
  too_long: 'Please use at most 30 characters.',
  reserved: 'This username is not available.',
};

/**
 * What to show under the username, or undefined when it may be taken.
 * @param staff usernames of those who work here: nobody may look like them.
 */
export function usernameMessage(username: string, staff: readonly string[]): string | undefined {
  const fault = usernameFault(username, [...reservedFirstSegments, ...staff]);
  return fault && WORDS[fault];
}

/** Whether a name is kept for somebody else who gave it up. */
export const isKeptForOther = (username: string, owners: ReadonlyMap<string, UserId>, own?: UserId): boolean => {
  const owner = owners.get(usernameKey(username));
  return owner !== undefined && owner !== own;
};

export const TAKEN_USERNAME = 'This username is already taken.';
