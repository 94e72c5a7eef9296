import type { UserId } from '@wishbow/contracts/wire-types';
import { personId } from '@wishbow/demo/people';
import { notificationModel } from '../notifications/notification-model.ts';
import { actsIn } from '../testing/acts.ts';
import { aPerson } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { seedDemoSocial } from './seed-social.ts';

const noon = new Date('2026-11-28T12:00:00Z');
const maya = personId('maya') as UserId;

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial([
    aPerson(maya, 'maya'),
    aPerson(personId('priya') as UserId, 'priya'),
    aPerson(personId('camila') as UserId, 'camila'),
  ]);
  await seedDemoSocial(social.connection, noon);
});
afterEach(() => social.stop());

const { bellOf } = actsIn(() => social);

test('Maya reads her news newest first, and the requests among them wait for her', async () => {
  const { notifications } = await bellOf(maya);
  const times = notifications.map(({ created_at }) => created_at);
  expect(times.slice(0, 2)).toEqual(['2026-11-28T11:58:00.000Z', '2026-11-28T11:00:00.000Z']);
  expect(times).toEqual([...times].sort().reverse());
  expect(notifications.filter(({ awaits_answer }) => awaits_answer).map(({ text }) => text)).toEqual([
    'priya Example wants to follow you',
    'Somebody wants to follow you',
    'camila Example asked for your address',
  ]);
});

test('a seed that was stopped before the news is finished by the next one', async () => {
  const stored = notificationModel(social.connection);
  const count = await stored.countDocuments();
  await stored.deleteMany({});
  await seedDemoSocial(social.connection, noon);
  expect(await stored.countDocuments()).toBe(count);
  expect(count).toBeGreaterThan(10);
});

test('seeding again changes nothing, not even what was looked at since', async () => {
  const stored = notificationModel(social.connection);
  await stored.updateMany({ userId: maya }, { $set: { isViewed: true, isCounted: false } });
  const before = await stored.find().sort({ _id: 1 }).lean();
  await seedDemoSocial(social.connection, new Date('2026-12-24T12:00:00Z'));
  expect(await stored.find().sort({ _id: 1 }).lean()).toEqual(before);
});
