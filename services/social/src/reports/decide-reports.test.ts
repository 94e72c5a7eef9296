import { adminReportsContract } from '@wishbow/contracts/admin-reports-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import { type ReportedThing, reportsContract } from '@wishbow/contracts/reports-contract';
import { type ReportId, UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import { adminCallsOf, anyCallOf } from '@wishbow/testing/admin-calls';
import { actsIn } from '../testing/acts.ts';
import { BAO, MAYA, PRIYA, THEO } from '../testing/people.ts';
import { TEAPOT_WISH } from '../testing/played-things.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';

const HOLLIS = UserId.parse('f'.repeat(24));

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const { edit, said, read } = talkingIn(() => social);
const { bellOf } = actsIn(() => social);

const report = (reporter: UserId, reported: ReportedThing) =>
  social.asUser(reporter)(reportsContract.addReport, { body: { reported, reason: 'spam', note: 'Pills' } });
const queue = async (state: 'open' | 'upheld' | 'dismissed' = 'open') =>
  (await social.asAdmin(HOLLIS)(adminReportsContract.listReports, { query: { state } })).body;
const decide = (decision: 'hide' | 'restore' | 'uphold' | 'dismiss', ...report_ids: ReportId[]) =>
  social.asAdmin(HOLLIS)(adminReportsContract.decideReports, {
    body: { report_ids, decision, reason: 'Advertising' },
  });
const textsFor = async (userId: UserId | undefined) => {
  const { body } = await read(userId);
  return 'comments' in body ? body.comments.map(({ comment }) => comment) : undefined;
};
const log = async () =>
  (await social.asService(auditInternalContract.listSocialAudit, { body: {} })).body.records.map(
    ({ action, subject, reason }) => [action, subject.name, reason],
  );

test.each(adminCallsOf('social'))('%s answers admins alone', async (_id, endpoint) => {
  const statusFor = (as: Call) =>
    as(endpoint, anyCallOf(endpoint)).then(
      ({ status }) => status,
      ({ status }: { status: number }) => status,
    );
  expect([await statusFor(social.asUser(MAYA)), await statusFor(social.asVisitor)]).toEqual([403, 401]);
});

test('a comment that two people reported is hidden once from all but its author, all three are told, and it can be put back', async () => {
  const { id } = await said(THEO, 'Buy my pills');
  await report(MAYA, { kind: 'comment', id });
  await report(PRIYA, { kind: 'comment', id });
  const open = await queue();
  expect(open).toMatchObject({
    open_count: 2,
    reports: [
      {
        reporter: { id: PRIYA },
        about: { id: THEO },
        subject_text: 'Buy my pills',
        open_count: 2,
        hidden: false,
      },
      { reporter: { id: MAYA }, note: 'Pills' },
    ],
  });

  const ids = open.reports.map((one) => one.id);
  expect(await decide('hide', ...ids)).toMatchObject({ status: 200, body: { decided_count: 2 } });
  expect(await decide('hide', ...ids)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
  expect([await textsFor(MAYA), await textsFor(undefined)]).toEqual([[], []]);
  expect(await textsFor(THEO)).toEqual(['Buy my pills']);
  expect((await bellOf(BAO)).notifications).toMatchObject([{ extra_info: null }]);
  expect((await edit(THEO, id, 'Buy my vitamins')).status).toBe(200);
  expect([await textsFor(MAYA), await textsFor(THEO)]).toEqual([[], ['Buy my vitamins']]);
  await edit(THEO, id, 'Buy my pills');
  expect((await bellOf(THEO)).texts).toEqual(['We took your comment out of sight: it goes against our rules']);
  for (const reporter of [MAYA, PRIYA])
    expect((await bellOf(reporter)).texts).toEqual(['Thank you for your report. We have acted on it']);
  expect((await queue()).reports).toEqual([]);
  expect((await queue('upheld')).reports).toMatchObject([{ hidden: true }, { hidden: true }]);

  await decide('restore', ...ids);
  expect(await textsFor(MAYA)).toEqual(['Buy my pills']);
  expect((await bellOf(THEO)).texts[0]).toBe('Your comment can be seen again');
  expect(await log()).toEqual([
    ['content_restored', 'Buy my pills', 'Advertising'],
    ['content_hidden', 'Buy my pills', 'Advertising'],
  ]);
});

test('a page of reports costs the same few questions, however many things it is about', async () => {
  for (const text of ['Buy my pills', 'Buy my vitamins', 'Buy my tea'])
    await report(MAYA, { kind: 'comment', id: (await said(THEO, text)).id });
  await report(MAYA, { kind: 'person', id: THEO });
  await report(MAYA, { kind: 'wish', id: TEAPOT_WISH });
  await social.settled();
  const asked: string[] = [];
  social.connection.base.set('debug', (collection: string, method: string) => asked.push(`${collection}.${method}`));
  const { reports } = await queue();
  social.connection.base.set('debug', false);
  expect(reports.map(({ subject_text, open_count }) => [subject_text, open_count])).toEqual([
    ['Cast teapot', 1],
    ['theo Example @theo', 1],
    ['Buy my tea', 1],
    ['Buy my vitamins', 1],
    ['Buy my pills', 1],
  ]);
  expect(asked.filter((question) => !question.startsWith('outbox')).toSorted()).toEqual([
    'comments.find',
    'reports.aggregate',
    'reports.countDocuments',
    'reports.find',
  ]);
});

test('a wish is hidden by telling wishlists, and its owner hears of it by its name', async () => {
  await report(MAYA, { kind: 'wish', id: TEAPOT_WISH });
  const [open] = (await queue()).reports;
  if (!open) throw new Error('nothing was reported');
  expect(open).toMatchObject({ subject_text: 'Cast teapot', url: `/item?id=${TEAPOT_WISH}` });
  await decide('hide', open.id);
  expect((await bellOf(BAO)).texts).toEqual(['We took Cast teapot out of sight: it goes against our rules']);
  expect(social.shelf.judged).toMatchObject([
    { kind: 'wish', subjectId: TEAPOT_WISH, decision: 'hide', isChanged: true },
  ]);
});

test('a report is dismissed, and whoever made it may report the same thing again', async () => {
  const person: ReportedThing = { kind: 'person', id: THEO };
  await report(MAYA, person);
  const [open] = (await queue()).reports;
  if (!open) throw new Error('nothing was reported');
  expect((await decide('hide', open.id)).status).toBe(409);
  const twoAdmins = await Promise.all([decide('dismiss', open.id), decide('dismiss', open.id)]);
  expect(twoAdmins.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await bellOf(MAYA)).texts).toEqual([
    'Thank you for your report. We found nothing that goes against our rules',
  ]);
  expect((await bellOf(THEO)).texts).toEqual([]);
  expect((await report(MAYA, person)).status).toBe(201);
  expect((await decide('dismiss', 'e'.repeat(24) as ReportId)).status).toBe(404);
});
