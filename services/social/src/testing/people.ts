import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import { UserId } from '@wishbow/contracts/wire-types';

export const MAYA = UserId.parse('a'.repeat(24));
export const THEO = UserId.parse('b'.repeat(24));
export const PRIYA = UserId.parse('c'.repeat(24));
/** Has a private profile. */
export const BAO = UserId.parse('d'.repeat(24));
export const NOBODY = UserId.parse('e'.repeat(24));

/** A person as accounts would tell, with one interesting thing overridden. */
export const aPerson = (
  id: UserId,
  username: string,
  settings: Partial<PersonRecord['settings']> = {},
): PersonRecord => ({
  id,
  username,
  name: `${username} Example`,
  firstName: username,
  lastName: 'Example',
  details: { avatar: null, bio: '', birthday: null, wrapping_paper: 'bows' },
  settings: { private: false, show_birthday: true, show_address: 'requests', ...settings },
});

export const neighbors: readonly PersonRecord[] = [
  aPerson(MAYA, 'maya'),
  aPerson(THEO, 'theo'),
  aPerson(PRIYA, 'priya'),
  aPerson(BAO, 'bao', { private: true }),
];
