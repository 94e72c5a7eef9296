import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { notificationSettingsContract } from '@wishbow/contracts/notification-settings-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { createLogger } from '@wishbow/service/logging/logger';
import { createPeers } from '@wishbow/service/peers';
import { notificationModel } from '../notifications/notification-model.ts';
import { actsIn } from '../testing/acts.ts';
import { BAO, MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';
import { mongoMailQueue } from './mail-queue.ts';
import { mailing, startMailing } from './start-mailing.ts';

/** The real service, with accounts played; the clock is the test's: noon in New York. */
let social: RunningSocial;
let clock: Date;
beforeEach(async () => {
  clock = new Date('2026-11-28T17:00:00.000Z');
  social = await runningSocial(undefined, () => clock);
});
afterEach(() => social.stop());

const { follow, approve, cancel, bellOf } = actsIn(() => social);
const { comment, said, answered } = talkingIn(() => social);

const at = (instant: string) => {
  clock = new Date(instant);
};

/** All that is due ten seconds on is mailed, by two processes at once. */
async function mailAll() {
  await social.settled();
  clock = new Date(clock.getTime() + 10_000);
  const processes = [mailing(social.foundation), mailing(social.foundation)];
  while ((await Promise.all(processes.map((turn) => turn()))).some(Boolean));
  await social.settled();
}
const subjects = () => social.mails.map(({ subject }) => subject);

const change = (userId: UserId, settings: object) =>
  social.asUser(userId)(notificationSettingsContract.updateNotificationSettings, { body: { settings } });

async function readNewest(userId: UserId) {
  const [newest] = (await bellOf(userId)).notifications;
  if (newest) await social.view(userId, newest.id);
}

test('somebody who is asked to be followed is mailed once, with a way to answer and one to hear no more', async () => {
  await follow(THEO, MAYA);
  await social.settled();
  expect(await mailing(social.foundation)()).toBe(false);
  await mailAll();
  expect(social.mails).toEqual([
    {
      effectKey: expect.stringMatching(/^notification:[0-9a-f]{24}$/),
      to: { userId: MAYA },
      subject: 'theo Example wants to follow you',
      heading: 'theo Example wants to follow you',
      paragraphs: [],
      action: { label: 'Answer the request', path: '/notifications?requested=true' },
      unsubscribePath: expect.stringMatching(/^\/unsubscribe\?token=a{24}\.follow_requested\.[\w-]{43}$/),
    },
  ]);
});

test('what was taken back, answered or read before its mail is not mailed', async () => {
  await cancel(THEO, (await follow(THEO, MAYA)).id);
  await approve(MAYA, (await follow(PRIYA, MAYA)).id);
  await readNewest(PRIYA);
  await mailAll();
  expect(subjects()).toEqual([]);
});

test('the same news while unread is one mail, and one more once it was read', async () => {
  await comment(THEO, 'Lovely.');
  await mailAll();
  await comment(THEO, 'Really.');
  await mailAll();
  expect(subjects()).toEqual(['theo Example commented on your wish']);
  await readNewest(BAO);
  await comment(THEO, 'So lovely.');
  await mailAll();
  expect(social.mails.map(({ paragraphs }) => paragraphs)).toEqual([['Lovely.'], ['So lovely.']]);
});

test('nobody is mailed of what is hidden from them by then', async () => {
  const { id } = await said(MAYA, 'Is it heavy?');
  await answered(THEO, id, 'Two kilos.');
  await social.settled();
  social.shelf.hiddenFrom.add(MAYA);
  await mailAll();
  expect(subjects()).toEqual(['maya Example commented on your wish']);
});

test('somebody is told where they want to be: in the bell, by mail, by both or not at all', async () => {
  await change(MAYA, { kinds: { follow_requested: { in_app: false } } });
  await change(BAO, { kinds: { follow_requested: { email: false } } });
  await change(PRIYA, { kinds: { follow_requested: { in_app: false, email: false } } });
  for (const followed of [MAYA, BAO, PRIYA]) await follow(THEO, followed);
  await mailAll();
  expect(social.mails.map(({ to }) => to)).toEqual([{ userId: MAYA }]);
  expect(await bellOf(MAYA)).toMatchObject({ count: 0, texts: [] });
  expect(await bellOf(BAO)).toMatchObject({ count: 1, texts: ['theo Example wants to follow you'] });
  expect(await bellOf(PRIYA)).toMatchObject({ count: 0, texts: [] });
});

test('the bell keeps what stands in it, and takes what is told again, when somebody changes where they want to hear', async () => {
  const inBell = (in_app: boolean) => change(BAO, { kinds: { comment_added: { in_app } }, mails: 'daily' });
  await inBell(false);
  await comment(THEO, 'Lovely.');
  expect(await bellOf(BAO)).toMatchObject({ count: 0, texts: [] });
  await inBell(true);
  await comment(THEO, 'Really.');
  expect(await bellOf(BAO)).toMatchObject({ count: 1, texts: ['theo Example commented on your wish'] });
  await inBell(false);
  await comment(THEO, 'So lovely.');
  expect(await bellOf(BAO)).toMatchObject({ count: 1, texts: ['theo Example commented on your wish'] });
});

test('who switches mails off in the meantime is not mailed any more', async () => {
  await follow(THEO, MAYA);
  await follow(THEO, BAO);
  await social.settled();
  await change(MAYA, { kinds: { follow_requested: { email: false } } });
  await change(BAO, { mails: 'none' });
  await mailAll();
  expect(subjects()).toEqual([]);
});

test('likes are mailed to those alone who want it', async () => {
  const { body } = await social.asUser(MAYA)(notificationSettingsContract.getNotificationSettings, {});
  expect(body.settings).toMatchObject({
    mails: 'at_once',
    kinds: { wish_liked: { in_app: true, email: false }, follow_requested: { in_app: true, email: true } },
  });
});

test('a daily digest comes at eight, once, with what is unread by then', async () => {
  await change(MAYA, { mails: 'daily' });
  const [theos, priyas] = [await follow(THEO, MAYA), await follow(PRIYA, MAYA)];
  await follow(BAO, MAYA);
  await mailAll();
  at('2026-11-29T12:59:00Z');
  await mailAll();
  expect(subjects()).toEqual([]);
  await cancel(THEO, theos.id);
  at('2026-11-29T13:00:00Z');
  await mailAll();
  await mailAll();
  expect(social.mails).toMatchObject([
    {
      effectKey: `digest:${MAYA}:2026-11-29`,
      subject: '2 things happened on Wishbow',
      heading: 'Your news of Sun, Nov 29',
      entries: [
        { text: 'bao Example wants to follow you', path: '/notifications?requested=true' },
        { text: 'priya Example wants to follow you' },
      ],
      unsubscribePath: expect.stringMatching(/^\/unsubscribe\?token=a{24}\.all\./),
    },
  ]);
  await cancel(PRIYA, priyas.id);
  at('2026-11-30T13:00:00Z');
  await mailAll();
  expect(subjects()).toHaveLength(1);
});

test('what arrives after the digest of a day, or while nothing ran for days, is in the next one', async () => {
  await change(MAYA, { mails: 'daily' });
  await follow(THEO, MAYA);
  await social.settled();
  at('2026-11-29T13:05:00Z');
  await follow(BAO, MAYA);
  await social.settled();
  at('2026-12-01T15:00:00Z');
  await mailAll();
  expect(subjects()).toEqual(['2 things happened on Wishbow']);
});

test('of hundreds of news a digest looks at the newest and tells fifty; no later one tells the rest', async () => {
  const due = new Date('2026-11-29T13:00:00Z');
  const told = { userId: MAYA, kind: 'credit_granted', note: '100', isViewed: false, isCounted: true };
  await change(MAYA, { mails: 'daily' });
  await notificationModel(social.connection).insertMany(
    Array.from({ length: 230 }, (_, index) => ({
      ...told,
      mailAs: 'digest',
      mailDueAt: due,
      subjectId: String(index),
      createdAt: new Date(Date.parse('2026-11-28T17:00:00Z') + index * 1_000),
    })),
  );
  expect((await mongoMailQueue(social.connection).listDue(due)).mails[0]?.notifications).toHaveLength(200);
  at('2026-11-29T13:00:00Z');
  await mailAll();
  at('2026-11-30T13:00:00Z');
  await mailAll();
  expect(subjects()).toEqual(['50 things happened on Wishbow']);
});

test('a process that dies on the way leaves the mail to the next: it is asked for once', async () => {
  await follow(THEO, MAYA);
  await social.settled();
  clock = new Date(clock.getTime() + 10_000);
  for (const death of [2, 3]) {
    let looks = 0;
    const dyingClock = () => {
      looks += 1;
      if (looks >= death) throw new Error('died');
      return clock;
    };
    await expect(mailing({ ...social.foundation, now: dyingClock })()).rejects.toThrow('died');
  }
  await mailAll();
  await mailAll();
  expect(subjects()).toEqual(['theo Example wants to follow you']);
});

test('while accounts is away that is no error of ours', async () => {
  await follow(THEO, MAYA);
  await social.settled();
  clock = new Date(clock.getTime() + 10_000);
  const lines = new PassThrough();
  const peers = createPeers({ self: 'social', urls: { accounts: 'http://127.0.0.1:1' }, secret: 'x'.repeat(32) });
  const loop = startMailing({ ...social.foundation, peers, logger: createLogger('social', 'info', lines) });
  const [line] = await once(lines, 'data');
  await loop.stop();
  expect(JSON.parse(String(line))).toMatchObject({ level: 30, msg: 'a mail waits' });
});

test('while accounts is away mails wait a minute, hold up nobody, and each of them is told', async () => {
  for (const followed of [MAYA, BAO]) await follow(THEO, followed);
  await social.settled();
  clock = new Date(clock.getTime() + 10_000);
  const noAnswer = () => Promise.reject(new Error('accounts is away'));
  const errors = [MAYA, BAO].map((id) => expect.objectContaining({ message: `a mail to ${id} was put off` }));
  const told = { message: '2 mails were put off', errors: expect.arrayContaining(errors) };
  await expect(mailing({ ...social.foundation, peers: noAnswer })()).rejects.toMatchObject(told);
  await mailAll();
  expect(subjects()).toEqual([]);
  clock = new Date(clock.getTime() + 60_000);
  await mailAll();
  expect(social.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([{ userId: MAYA }, { userId: BAO }]));
});
