import { createHash } from 'node:crypto';
import { objectIdOf } from './ids.ts';

/** So many people of the community are signed in; more sessions would only weigh on the database. */
export const SIGNED_IN = 2_000;

const FIRST_NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Edda', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kira', 'Levi'];
const LAST_NAMES = [
  'Amber',
  'Birch',
  'Cooper',
  'Dale',
  'Ember',
  'Frost',
  'Garnet',
  'Hollow',
  'Ivory',
  'Juniper',
  'Knoll',
];

/** Gifts are sent to it. */
const ADDRESS = {
  address: '418 Alder Row',
  address_2: '',
  city: 'Portland',
  state: 'OR',
  postal: '97205',
  country: 'US',
};

/** In some future that no run reaches. */
const NEVER = new Date('2099-01-01T00:00:00.000Z');

/** The one of a list that is somebody's turn, round and round. */
const turnOf = (list: readonly string[], turn: number): string => list[turn % list.length] ?? '';

export const usernameOf = (number: number): string => `crowd_${number}`;

/** What the client of that person sends to be known; the session behind it is `sessionRow`. */
export const tokenOf = (number: number): string => `session-of-the-crowd-${number.toString().padStart(8, '0')}`;

const namesOf = (number: number) => ({
  firstName: turnOf(FIRST_NAMES, number),
  lastName: `${turnOf(LAST_NAMES, Math.floor(number / FIRST_NAMES.length))} ${number}`,
});

/** Nobody signs in by password: the community has its sessions from the start. */
export const personRow = (number: number, now: Date) => ({
  _id: objectIdOf('person', number),
  ...namesOf(number),
  username: usernameOf(number),
  usernameKey: usernameOf(number),
  email: `${usernameOf(number)}@mailbox.example`,
  emailKey: `${usernameOf(number)}@mailbox.example`,
  emailVerifiedAt: now,
  passwordHash: 'none',
  loginCount: 1,
  role: 'user',
  avatar: null,
  bio: 'Likes what is made by hand, and what lasts.',
  birthdayOn: `19${70 + (number % 30)}-0${1 + (number % 9)}-1${number % 10}`,
  wrappingPaper: 'dots',
  address: ADDRESS,
  isPrivate: false,
  showsBirthday: true,
  addressSharing: 'requests',
  joinedAt: new Date(now.getTime() - number * 1_000),
  deletionDueAt: null,
  suspendedAt: null,
  suspensionReason: null,
});

/** As people search writes them: each word of the name and what follows it, and the username. */
export function searchEntryRows(number: number) {
  const { firstName, lastName } = namesOf(number);
  const last = lastName.toLowerCase();
  const words = [`${firstName.toLowerCase()} ${last}`, last, String(number), usernameOf(number)];
  return words.map((word) => ({ _id: `${word}\n${usernameOf(number)}`, personId: objectIdOf('person', number) }));
}

export const sessionRow = (number: number, now: Date) => ({
  _id: objectIdOf('session', number),
  tokenHash: createHash('sha256').update(tokenOf(number)).digest('hex'),
  userId: objectIdOf('person', number),
  device: 'Firefox on Linux',
  createdAt: now,
  lastSeenAt: now,
  expiresAt: NEVER,
});
