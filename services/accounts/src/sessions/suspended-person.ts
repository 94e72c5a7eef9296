import type { Problem } from '@wishbow/contracts/problem';

const WORDS = 'Your account is suspended. Please write to the people who run Wishbow.';

/** What somebody is told whom an admin keeps out, once they have shown that the account is theirs. */
export const suspendedPerson: Problem = { code: 'suspended', message: WORDS, errors: { email: [WORDS] } };
