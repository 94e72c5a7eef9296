import type { DateOnly } from '@wishbow/domain/date-only';
import type { AddressSharing } from '@wishbow/domain/visibility';
import { type DemoAddress, demoAddress } from './addresses.ts';
import { birthdayOf, daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { type PersonKey, personRows } from './person-rows.ts';
import { avatarPicture } from './picture-names.ts';
import { avatarHeads } from './pictures/avatar-heads.ts';
import type { PersonRow, WrappingPaper } from './residents/person-row.ts';

export type { PersonKey } from './person-rows.ts';
export type { WrappingPaper } from './residents/person-row.ts';

/** The password of every demo account. */
export const demoPassword = 'wishbow-demo';

export type DemoCard = { id: string; brand: 'visa' | 'mastercard' | 'amex'; last4: string };

export type DemoPerson = {
  id: string;
  key: PersonKey;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  bio: string;
  birthdayOn: DateOnly;
  role: 'user' | 'admin';
  isPrivate: boolean;
  showsBirthday: boolean;
  addressSharing: AddressSharing;
  isEmailVerified: boolean;
  wrappingPaper: WrappingPaper;
  timeZone: 'America/New_York';
  joinedAt: Date;
  address?: DemoAddress;
  cards: readonly DemoCard[];
  /** A picture of the studio, see `demoPicture`; people without one show their initials. */
  avatar?: string;
};

const rows: ReadonlyMap<string, PersonRow> = new Map(Object.entries(personRows));

/** Every short name, in the order in which the stories introduce people. */
export const personKeys = Object.keys(personRows) as readonly PersonKey[];

/** The id of a person by their short name. */
export const personId = (key: PersonKey): string => demoId('person', key);

const personOf = (key: PersonKey, row: PersonRow, now: Date): DemoPerson => ({
  id: personId(key),
  key,
  firstName: row.name[0],
  lastName: row.name[1],
  username: row.username,
  email: row.email ?? `${key}@mailbox.example`,
  bio: row.bio,
  birthdayOn: birthdayOf(now, row.birthday),
  role: row.isAdmin ? 'admin' : 'user',
  isPrivate: row.isPrivate ?? false,
  showsBirthday: !row.hidesBirthday,
  addressSharing: row.showsAddressToFollowers ? 'followers' : 'requests',
  isEmailVerified: !row.isUnverified,
  wrappingPaper: row.paper,
  timeZone: 'America/New_York',
  joinedAt: daysBefore(now, row.joinedDaysAgo),
  ...(row.home ? { address: demoAddress(...row.home) } : {}),
  cards: (row.cards ?? []).map((card) => ({ id: demoId('card', `${key}/${card.last4}`), ...card })),
  ...(key in avatarHeads ? { avatar: avatarPicture(key) } : {}),
});

/** Everybody of the demo community; birthdays and joining dates lie around `now`. */
export const demoPeople = (now: Date): DemoPerson[] =>
  personKeys.map((key) => {
    const row = rows.get(key);
    if (!row) throw new Error(`No demo person is called ${key}`);
    return personOf(key, row, now);
  });

/** The accounts the login page of the local environment offers, each with what one sees there. */
export const demoAccounts: readonly { key: PersonKey; name: string; email: string; about: string }[] = [
  {
    key: 'maya',
    name: 'Maya Okafor',
    email: 'maya@mailbox.example',
    about: 'Lists, friends and orders in every state',
  },
  { key: 'nora', name: 'Nora Quill', email: 'nora@mailbox.example', about: 'Signed up a minute ago, nothing here yet' },
  {
    key: 'hollis',
    name: 'Hollis Grant',
    email: 'hollis@mailbox.example',
    about: 'Follows a few people; an admin by role',
  },
];
