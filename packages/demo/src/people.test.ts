import { usernameFault } from '@wishbow/domain/username';
import { isDeliverable } from './addresses.ts';
import { demoId } from './demo-id.ts';
import { demoAccounts, demoPassword, demoPeople } from './people.ts';

const people = demoPeople(new Date('2026-08-24T16:00:00Z'));
const named = (key: string) => people.find((person) => person.key === key);

test('42 people live in the demo community, each with an id, an e-mail and a username of their own', () => {
  expect(people).toHaveLength(42);
  for (const unique of ['id', 'email', 'username'] as const) {
    expect(new Set(people.map((person) => person[unique].toLowerCase())).size).toBe(42);
  }
});

test('the viewer is Maya, a potter in Portland with two cards', () => {
  expect(named('maya')).toMatchObject({
    firstName: 'Maya',
    lastName: 'Okafor',
    username: 'maya_okafor',
    role: 'user',
    birthdayOn: '1992-10-17',
    avatar: 'people/maya-256.webp',
    address: { street: '418 Alder Row', city: 'Portland', state: 'OR', zip: '97205', country: 'US' },
    cards: [
      { brand: 'visa', last4: '4242' },
      { brand: 'mastercard', last4: '4444' },
    ],
  });
});

test('an id depends on nothing but the kind and the name', () => {
  expect(named('maya')?.id).toBe('333f5945c4e6bf2ddb7a1241');
  expect(demoId('person', 'maya')).toBe('333f5945c4e6bf2ddb7a1241');
  expect(demoId('wish', 'maya')).not.toBe('333f5945c4e6bf2ddb7a1241');
});

test('every demo address passes the address check', () => {
  expect(people.flatMap(({ address }) => address ?? []).filter((address) => !isDeliverable(address))).toEqual([]);
});

test('every username could be chosen at sign-up', () => {
  expect(people.filter(({ username }) => usernameFault(username, []) !== undefined)).toEqual([]);
});

test('Theo has his birthday in ten days, whatever the day', () => {
  expect(named('theo')?.birthdayOn).toBe('1988-09-03');
  const onLeapDay = demoPeople(new Date('2028-02-19T17:00:00Z')).find(({ key }) => key === 'theo');
  expect(onLeapDay?.birthdayOn).toBe('1988-02-29');
});

test.each([
  ['2026-11-28T17:00:00Z', '1987-02-11'],
  ['2031-06-01T17:00:00Z', '1991-08-15'],
])('Nils turns forty at his party, also on %s', (today, born) => {
  expect(demoPeople(new Date(today)).find(({ key }) => key === 'nils')?.birthdayOn).toBe(born);
});

test('one name fills the forty characters there are', () => {
  expect(`${named('maximilian')?.firstName} ${named('maximilian')?.lastName}`).toHaveLength(40);
});

test('the login page offers a person with everything, a new person and an admin', () => {
  expect(demoAccounts.map(({ key }) => [named(key)?.email, named(key)?.role])).toEqual([
    ['maya@mailbox.example', 'user'],
    ['nora@mailbox.example', 'user'],
    ['hollis@mailbox.example', 'admin'],
  ]);
  expect(demoAccounts.filter(({ key, email }) => named(key)?.email !== email)).toEqual([]);
  expect(demoPassword.length).toBeGreaterThanOrEqual(6);
});
