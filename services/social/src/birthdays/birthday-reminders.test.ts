import { relationshipsContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { actsIn } from '../testing/acts.ts';
import { aPerson, BAO, MAYA, NOBODY, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { reminding } from './start-reminding.ts';

const born = (birthday: string, person: ReturnType<typeof aPerson>) => ({
  ...person,
  details: { ...person.details, birthday },
});
const neighborsWithBirthdays = [
  aPerson(MAYA, 'maya'),
  born('1992-12-18', aPerson(THEO, 'theo')),
  born('1992-12-18', aPerson(PRIYA, 'priya', { show_birthday: false })),
  born('1990-01-05', aPerson(BAO, 'bao', { private: true })),
];

/** The real service; the clock is the test's. */
let social: RunningSocial;
let clock: Date;
beforeEach(async () => {
  clock = new Date('2026-12-01T15:00:00.000Z');
  social = await runningSocial(neighborsWithBirthdays, () => clock);
});
afterEach(() => social.stop());

const { follow, approve, bellOf } = actsIn(() => social);

const toggle = (by: UserId, followedUserId: UserId, followerUserId = by) =>
  social.asUser(by)(relationshipsContract.toggleBirthdayReminder, { body: { followerUserId, followedUserId } });

/** Maya follows somebody and wants to be reminded. */
async function wantReminders(of: UserId) {
  const asked = await follow(MAYA, of);
  await approve(of, asked.id);
  return toggle(MAYA, of);
}

const at = (instant: string) => {
  clock = new Date(instant);
};
const aScheduler = () => reminding(social.foundation);
const birthdaysTold = async () => (await bellOf(MAYA)).texts.filter((text) => text.includes('birthday'));

test('a follower is reminded ten days before and on the day, by whichever of two schedulers, once', async () => {
  expect(await wantReminders(THEO)).toMatchObject({ status: 200, body: { birthday_reminder: true } });
  const schedulers = [aScheduler(), aScheduler()];
  for (const instant of [
    '2026-12-08T04:59:00Z',
    '2026-12-08T05:00:00Z',
    '2026-12-08T15:00:00Z',
    '2026-12-09T15:00:00Z',
  ]) {
    at(instant);
    await Promise.all(schedulers.map((turn) => turn()));
  }
  expect(await birthdaysTold()).toEqual(['theo Example has a birthday on Fri, Dec 18']);
  at('2026-12-18T05:00:00Z');
  await Promise.all(schedulers.map((turn) => turn()));
  expect(await bellOf(MAYA)).toMatchObject({
    texts: ['Today is the birthday of theo Example', 'theo Example has a birthday on Fri, Dec 18', expect.any(String)],
    notifications: [{ kind: 'birthday_today', url: '/theo' }, { kind: 'birthday_soon' }, { kind: 'follow_approved' }],
  });
});

test('after an outage it comes late on the same day, and not at all on another', async () => {
  await wantReminders(THEO);
  at('2026-12-19T04:59:00Z');
  await aScheduler()();
  expect(await birthdaysTold()).toEqual(['Today is the birthday of theo Example']);
});

test('a birthday in January is announced in December, for the year it is in', async () => {
  await wantReminders(BAO);
  at('2026-12-26T12:00:00Z');
  await aScheduler()();
  expect(await birthdaysTold()).toEqual(['bao Example has a birthday on Tue, Jan 5']);
});

test('switching reminders off and on again, or following anew, does not tell twice', async () => {
  await wantReminders(THEO);
  at('2026-12-18T12:00:00Z');
  await aScheduler()();
  await toggle(MAYA, THEO);
  expect((await toggle(MAYA, THEO)).status).toBe(200);
  await aScheduler()();
  expect(await birthdaysTold()).toHaveLength(1);
  await social.asUser(MAYA)(relationshipsContract.unfollowUser, { body: { followedUserId: THEO } });
  expect(await birthdaysTold()).toEqual([]);
  await wantReminders(THEO);
  await aScheduler()();
  expect(await birthdaysTold()).toEqual([]);
});

test('who has switched it off hears nothing', async () => {
  await wantReminders(THEO);
  expect(await toggle(MAYA, THEO)).toMatchObject({ body: { birthday_reminder: false } });
  at('2026-12-18T12:00:00Z');
  await aScheduler()();
  expect(await birthdaysTold()).toEqual([]);
});

test('schedulers that die three times on the way leave one reminder', async () => {
  await wantReminders(THEO);
  at('2026-12-18T12:00:00Z');
  for (let death = 1; death <= 3; death += 1) {
    const dying = reminding({
      ...social.foundation,
      // Its clock breaks at the `death`-th look: before, within and after the first writes of the transaction.
      now: dyingAt(death),
    });
    await expect(dying()).rejects.toThrow('died');
  }
  await aScheduler()();
  await aScheduler()();
  expect(await birthdaysTold()).toEqual(['Today is the birthday of theo Example']);
});

function dyingAt(look: number) {
  let looks = 0;
  return () => {
    looks += 1;
    if (looks >= look) throw new Error('died');
    return clock;
  };
}

test('nobody switches reminders of others, of strangers, or of a birthday that is not shown', async () => {
  const asked = await follow(MAYA, PRIYA);
  await approve(PRIYA, asked.id);
  await follow(MAYA, BAO);
  const tries = [toggle(MAYA, PRIYA), toggle(MAYA, BAO), toggle(MAYA, THEO), toggle(MAYA, NOBODY)];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await toggle(THEO, PRIYA, MAYA)).status).toBe(403);
  at('2026-12-18T12:00:00Z');
  await aScheduler()();
  expect(await birthdaysTold()).toEqual([]);
});
