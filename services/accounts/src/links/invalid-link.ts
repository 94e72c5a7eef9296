import { problem } from '@wishbow/contracts/problem';

/** Used, expired or never mailed: the answer does not tell which. */
export const invalidLink = problem(
  'invalid_token',
  'This link has been used or has expired. Please ask for a new one.',
);
