import { problem } from '@wishbow/contracts/problem';

/** What people are told while more passwords wait to be hashed than the server can take. */
export const busySigningIn = problem('busy', 'Many people are logging in right now. Please try again in a moment.');
