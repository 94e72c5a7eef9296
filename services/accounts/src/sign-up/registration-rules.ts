import { reservedFirstSegments } from '@wishbow/contracts/routes';
import { type UsernameFault, usernameFault } from '@wishbow/domain/username';

const WORDS: Readonly<Record<UsernameFault, string>> = {
  empty: 'Please choose a username.',
  characters: 'Please use only numbers, letters and underscores, no spaces.',
  too_long: 'Please use at most 30 characters.',
  reserved: 'This username is not available.',
};

/** What to show under the username, or undefined when it may be taken. */
export function usernameMessage(username: string): string | undefined {
  const fault = usernameFault(username, reservedFirstSegments);
  return fault && WORDS[fault];
}

const TAKEN: Readonly<Record<'username' | 'email', string>> = {
  username: 'This username is already taken.',
  email: 'An account with this email already exists.',
};

/** What to show under the fields that somebody else has already. */
export const takenMessages = (taken: readonly ('username' | 'email')[]): Record<string, string> =>
  Object.fromEntries(taken.map((field) => [field, TAKEN[field]]));
