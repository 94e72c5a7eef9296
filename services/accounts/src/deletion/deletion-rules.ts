import type { Remains } from '../people/person-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long somebody may change their mind. */
export const GRACE_DAYS = 14;

export const deletionDueAfter = (now: Date): Date => new Date(now.getTime() + GRACE_DAYS * DAY_MS);

/** When it is looked again, where something is in the way. */
export const oneDayOn = (now: Date): Date => new Date(now.getTime() + DAY_MS);

/**
 * What stays of a person who is deleted: an id, so that orders and the ledger still add up, and nothing that says whose.
 * Private and without followers, so that nothing of theirs is shown.
 * @param code random: nobody can take the name beforehand.
 */
export const remainsOf = (code: string, passwordHash: string): Remains => ({
  firstName: 'Deleted',
  lastName: 'person',
  username: `deleted_${code}`,
  usernameKey: `deleted_${code}`,
  email: `${code}@deleted.invalid`,
  emailKey: `${code}@deleted.invalid`,
  emailVerifiedAt: null,
  passwordHash,
  role: 'user',
  avatar: null,
  bio: '',
  birthdayOn: null,
  address: null,
  isPrivate: true,
  showsBirthday: false,
  addressSharing: 'requests',
});
