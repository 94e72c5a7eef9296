import { problem } from '@wishbow/contracts/problem';

/** What whoever is turned away is told, and when to come back. */
export const CROWDED = problem(
  'temporarily_unavailable',
  'Very many people are here right now. Please try again in a moment.',
);

export const RETRY_AFTER_SECONDS = '2';
