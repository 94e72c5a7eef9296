import { calendarContract } from '@wishbow/contracts/calendar-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { WishlistId } from '@wishbow/contracts/wire-types';
import { blockModel } from '../blocks/block-model.ts';
import { actsIn } from '../testing/acts.ts';
import { aPerson, BAO, MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';

const born = (birthday: string, person: ReturnType<typeof aPerson>) => ({
  ...person,
  details: { ...person.details, birthday },
});

/** Theo shows his birthday, Priya does not, Bao's profile is private. */
let theo: ReturnType<typeof born>;
let maya: ReturnType<typeof aPerson>;
let social: RunningSocial;
beforeEach(async () => {
  theo = born('1996-02-29', aPerson(THEO, 'theo'));
  maya = { ...aPerson(MAYA, 'maya'), isSuspended: false };
  const people = [
    maya,
    theo,
    born('1990-03-01', aPerson(PRIYA, 'priya', { show_birthday: false })),
    born('1988-01-05', aPerson(BAO, 'bao', { private: true })),
  ];
  social = await runningSocial(people, () => new Date('2026-11-28T17:00:00.000Z'));
});
afterEach(() => social.stop());

const { follow, approve, unfollow } = actsIn(() => social);

const anEvent = (user_id: UserId, name: string, digit: string) => ({
  id: WishlistId.parse(digit.repeat(24)),
  user_id,
  name,
  event_date: '2026-12-12',
  event_address: '1 Alder Row',
  event_city: 'Portland',
  event_state: 'OR',
  event_postal: '97205',
});

async function followed(person: UserId) {
  await approve(person, (await follow(MAYA, person)).id);
}
const create = async () =>
  (await social.asUser(MAYA)(calendarContract.createCalendarFeed, {})).body.path ?? 'no address';
const read = (path: string) => fetch(social.url + path);
const summaries = async (path: string) =>
  [...(await (await read(path)).text()).matchAll(/^(?:DTSTART;VALUE=DATE|SUMMARY):(.*)\r$/gm)].map(
    ([, value]) => value,
  );

test('a calendar holds birthdays and events of the people somebody follows, and their own events', async () => {
  for (const person of [THEO, PRIYA]) await followed(person);
  await follow(MAYA, BAO);
  social.shelf.events.push(anEvent(THEO, 'Housewarming', '5'), anEvent(MAYA, 'Studio birthday', '6'));
  const answer = await read(await create());
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ]);
  const text = await answer.text();
  expect(text.match(/^(UID|DTSTART|SUMMARY|LOCATION).*(?=\r$)/gm)).toEqual([
    `UID:birthday-${THEO}-2027@wishbow.example`,
    'DTSTART;VALUE=DATE:20270228',
    'SUMMARY:Birthday of theo Example',
    `UID:wishlist-${'5'.repeat(24)}@wishbow.example`,
    'DTSTART;VALUE=DATE:20261212',
    'SUMMARY:Housewarming (theo Example)',
    'LOCATION:1 Alder Row\\, Portland\\, OR 97205',
    `UID:wishlist-${'6'.repeat(24)}@wishbow.example`,
    'DTSTART;VALUE=DATE:20261212',
    'SUMMARY:Studio birthday',
    'LOCATION:1 Alder Row\\, Portland\\, OR 97205',
  ]);
});

test('what somebody may not see any more is out of it at the next reading', async () => {
  await followed(THEO);
  social.shelf.events.push(anEvent(THEO, 'Housewarming', '5'));
  const path = await create();
  expect(await summaries(path)).toHaveLength(4);
  theo.settings.show_birthday = false;
  social.shelf.hiddenFrom.add(MAYA);
  expect(await summaries(path)).toEqual([]);
  theo.settings.show_birthday = true;
  expect(await summaries(path)).toEqual(['20270228', 'Birthday of theo Example']);
  await unfollow(MAYA, THEO);
  expect(await summaries(path)).toEqual([]);
});

test('of people between whom a block stands a calendar tells nothing, even where a follow slipped past it', async () => {
  await followed(THEO);
  const path = await create();
  await blockModel(social.connection).create({ blockerId: THEO, blockedId: MAYA, blockedAt: new Date() });
  expect(await summaries(path)).toEqual([]);
});

test('whom an admin keeps out reads no calendar, and has it again once they are let in', async () => {
  const path = await create();
  maya.isSuspended = true;
  expect((await read(path)).status).toBe(404);
  maya.isSuspended = false;
  expect((await read(path)).status).toBe(200);
});

test('an address stays until a new one takes its place or it is taken back', async () => {
  const find = async (userId: UserId) => (await social.asUser(userId)(calendarContract.getCalendarFeed, {})).body.path;
  expect(await find(MAYA)).toBeNull();
  const first = await create();
  expect(await find(MAYA)).toBe(first);
  expect(first).toMatch(/^\/calendar\.ics\?key=[\w-]{43}$/);
  const second = await create();
  expect(second).not.toBe(first);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await social.asUser(THEO)(calendarContract.revokeCalendarFeed, {});
  expect((await read(second)).status).toBe(200);
  await social.asUser(MAYA)(calendarContract.revokeCalendarFeed, {});
  expect((await read(second)).status).toBe(404);
  expect(await find(MAYA)).toBeNull();
});

test.each(['', '?key=', '?key=guess', '?key[]=a&key[]=b'])(
  'nobody reads a calendar at /calendar.ics%s',
  async (query) => {
    await create();
    expect((await read(`/calendar.ics${query}`)).status).toBe(404);
  },
);
