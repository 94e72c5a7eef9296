import { idOf } from '../../builders/ids.ts';
import type { FollowRow, PersonRow } from '../world.ts';
import { daysBefore } from './moments.ts';

/** The people of the world by what they are there for. */
export const MAYA = idOf('person', 1);
export const THEO = idOf('person', 2);
/** Shows herself to followers alone; Maya is one of them. */
export const JUNE = idOf('person', 3);
/** Shows himself to followers alone, and Maya is none. */
export const SAM = idOf('person', 4);
export const ADA = idOf('person', 5);
/** Asks to follow Maya. */
export const NOOR = idOf('person', 6);
/** Has signed up a minute ago. */
export const ELI = idOf('person', 7);

const OPEN = { private: false, show_birthday: true, show_address: 'followers' } as const;
const CLOSED = { ...OPEN, private: true };

type Told = Pick<PersonRow, 'id' | 'username' | 'firstName' | 'lastName'> & Partial<PersonRow>;

const person = (now: Date, told: Told): PersonRow => ({
  email: `${told.firstName.toLowerCase()}@example.com`,
  isEmailVerified: true,
  role: 'user',
  avatar: `/media/mock/${told.username}.svg`,
  bio: '',
  birthday: null,
  wrappingPaper: 'bows',
  settings: OPEN,
  address: null,
  cards: [],
  creditCents: 0,
  joinedAt: daysBefore(now, 400),
  suspended: null,
  deletionDueAt: null,
  ...told,
});

const home = (address: string, city: string, state: string, postal: string) => ({
  address,
  address_2: '',
  city,
  state,
  postal,
  country: 'United States',
});

export const seedPeople = (now: Date): PersonRow[] => [
  person(now, {
    id: MAYA,
    username: 'maya_okafor',
    firstName: 'Maya',
    lastName: 'Okafor',
    bio: 'Potter in Portland. Wet clay, strong tea.',
    birthday: '1992-10-17',
    address: home('418 Alder Row', 'Portland', 'OR', '97205'),
    cards: [{ id: 'pm_maya_visa', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 }],
    creditCents: 2500,
  }),
  person(now, {
    id: THEO,
    username: 'theo_l',
    firstName: 'Theo',
    lastName: 'Lindqvist',
    bio: 'Runs before breakfast, reads after.',
    birthday: '1990-12-05',
    wrappingPaper: 'stripe',
    address: home('77 Harbor Street', 'Seattle', 'WA', '98101'),
  }),
  person(now, {
    id: JUNE,
    username: 'june_park',
    firstName: 'June',
    lastName: 'Park',
    bio: 'Plants, mostly alive.',
    birthday: '1994-03-02',
    wrappingPaper: 'dots',
    settings: { ...CLOSED, show_address: 'requests' },
    address: home('9 Fern Lane', 'Eugene', 'OR', '97401'),
  }),
  person(now, {
    id: SAM,
    username: 'sam_ortiz',
    firstName: 'Sam',
    lastName: 'Ortiz',
    bio: 'Not for everybody.',
    wrappingPaper: 'check',
    settings: CLOSED,
    address: home('2 Mesa Court', 'Tucson', 'AZ', '85701'),
  }),
  person(now, { id: ADA, username: 'ada_wishbow', firstName: 'Ada', lastName: 'Brandt', role: 'admin' }),
  person(now, { id: NOOR, username: 'noor_h', firstName: 'Noor', lastName: 'Haddad', wrappingPaper: 'confetti' }),
  person(now, {
    id: ELI,
    username: 'eli_new',
    firstName: 'Eli',
    lastName: 'Novak',
    avatar: null,
    joinedAt: daysBefore(now, 0),
  }),
];

let row = 0;
const follow = (from: string, to: string, told: Partial<FollowRow> = {}): FollowRow => ({
  id: `ab1e${(++row).toString(16).padStart(20, '0')}`,
  from,
  to,
  approved: true,
  address: null,
  birthdayReminder: false,
  ...told,
});

/** Who follows whom. */
export function seedFollows(): FollowRow[] {
  row = 0;
  return [
    follow(MAYA, THEO, { birthdayReminder: true }),
    follow(THEO, MAYA, { address: 1 }),
    follow(MAYA, JUNE, { address: 0 }),
    follow(JUNE, MAYA, { address: 0 }),
    follow(NOOR, MAYA, { approved: false }),
    follow(NOOR, THEO),
    follow(ADA, THEO),
  ];
}
