import { PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { UserId } from '@wishbow/contracts/wire-types';

/** An id that is easy to tell apart in a failing test: `personId('a')` is 24 times a. */
export const personId = (digit: string): UserId => digit.repeat(24) as UserId;

/** A person as accounts would tell of them. */
export const aPerson = (digit: string, username: string, settings: { isPrivate?: boolean } = {}): PersonRecord =>
  PersonRecord.parse({
    id: personId(digit),
    username,
    name: `${username} Example`,
    firstName: username,
    lastName: 'Example',
    details: { avatar: null, bio: '', birthday: null, wrapping_paper: 'bows' },
    settings: { private: settings.isPrivate ?? false, show_birthday: false, show_address: 'requests' },
  });

/** Everyone a test looks with: without an account, a stranger, waiting for approval, an approved follower, the owner. */
export type Who = 'visitor' | 'wes' | 'priya' | 'theo' | 'maya';
