import { type ReportedThing, reportsContract } from '@wishbow/contracts/reports-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { ReportReason } from '@wishbow/domain/report-reasons';
import { BAO, MAYA, NOBODY, PRIYA, THEO } from '../testing/people.ts';
import { TEAPOT_WISH } from '../testing/played-things.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';
import { reportModel } from './report-model.ts';

let social: RunningSocial;
beforeAll(async () => {
  social = await runningSocial();
});
afterAll(() => social.stop());

const { said } = talkingIn(() => social);

const report = (reporter: UserId, reported: ReportedThing, reason: ReportReason = 'spam') =>
  social.asUser(reporter)(reportsContract.addReport, { body: { reported, reason, note: 'Again and again.' } });
const teapot: ReportedThing = { kind: 'wish', id: TEAPOT_WISH };

test('a person, a wish and a comment are reported once each, however often and fast somebody presses', async () => {
  const { id } = await said(THEO, 'Buy my pills');
  const comment: ReportedThing = { kind: 'comment', id };
  const presses = await Promise.all([1, 2, 3].map(() => report(MAYA, comment)));
  expect(presses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await report(PRIYA, comment)).status).toBe(201);
  expect((await report(MAYA, { kind: 'person', id: THEO }, 'impersonation')).status).toBe(201);
  expect((await report(MAYA, teapot)).status).toBe(201);
  expect(await report(MAYA, teapot)).toMatchObject({ status: 409, body: { code: 'already_reported' } });
  const stored = await reportModel(social.connection).find({ kind: 'comment' }).lean();
  expect(stored.map(({ aboutId, state, note }) => [String(aboutId), state, note])).toEqual([
    [THEO, 'open', 'Again and again.'],
    [THEO, 'open', 'Again and again.'],
  ]);
});

test('nobody reports their own, nor what they cannot see, nor for a reason that does not fit', async () => {
  expect((await report(BAO, teapot)).status).toBe(403);
  expect((await report(BAO, { kind: 'person', id: BAO })).status).toBe(403);
  expect((await report(BAO, { kind: 'person', id: NOBODY })).status).toBe(404);
  expect((await report(PRIYA, teapot, 'impersonation')).status).toBe(422);
  social.shelf.hiddenFrom.add(PRIYA);
  expect((await report(PRIYA, teapot)).status).toBe(404);
  await expect(
    social.asVisitor(reportsContract.addReport, { body: { reported: teapot, reason: 'spam' } }),
  ).rejects.toMatchObject({ status: 401 });
});

test('somebody who reports without end is slowed down', async () => {
  const presses = await Promise.all(Array.from({ length: 21 }, () => report(THEO, { kind: 'person', id: NOBODY })));
  expect(presses.filter(({ status }) => status === 429)).toHaveLength(1);
});
