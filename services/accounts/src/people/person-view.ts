import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { PersonSummary, PrivacySettings } from '@wishbow/contracts/people';
import type { Person } from './person-repository.ts';

/** What everyone may see of a person. */
export const toSummary = (person: Person): PersonSummary => ({
  id: person.id,
  username: person.username,
  name: `${person.firstName} ${person.lastName}`,
  firstName: person.firstName,
  details: { avatar: person.avatar },
});

export const toPrivacySettings = (person: Person): PrivacySettings => ({
  private: person.isPrivate,
  show_birthday: person.showsBirthday,
  show_address: person.addressSharing,
});

/** For our other services, which apply the privacy policy before they show any of it. */
export const toRecord = (person: Person): PersonRecord => ({
  ...toSummary(person),
  lastName: person.lastName,
  details: {
    avatar: person.avatar,
    bio: person.bio,
    birthday: person.birthdayOn,
    wrapping_paper: person.wrappingPaper,
  },
  settings: toPrivacySettings(person),
  ...(person.suspendedAt && { isSuspended: true }),
});
