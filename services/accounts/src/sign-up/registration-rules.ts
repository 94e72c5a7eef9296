import { TAKEN_USERNAME } from '../usernames/username-rules.ts';

const TAKEN: Readonly<Record<'username' | 'email', string>> = {
  username: TAKEN_USERNAME,
  email: 'An account with this email already exists.',
};

/** What to show under the fields that somebody else has already. */
export const takenMessages = (taken: readonly ('username' | 'email')[]): Record<string, string> =>
  Object.fromEntries(taken.map((field) => [field, TAKEN[field]]));
