import { notificationSettingsContract } from '@wishbow/contracts/notification-settings-contract';
import { MAYA } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

let social: RunningSocial;
beforeAll(async () => {
  social = await runningSocial();
});
afterAll(() => social.stop());

const tokenFor = (topic: 'follow_requested' | 'comment_added' | 'all') =>
  unsubscribeToken({ userId: MAYA, topic }, social.foundation.internalSecret);

const look = (token: string) => social.asVisitor(notificationSettingsContract.getUnsubscription, { query: { token } });
const unsubscribe = (token: string) => social.asVisitor(notificationSettingsContract.unsubscribe, { query: { token } });
const settingsOfMaya = async () =>
  (await social.asUser(MAYA)(notificationSettingsContract.getNotificationSettings, {})).body.settings;

test('looking at where a link leads changes nothing', async () => {
  const topic = 'follow_requested';
  expect(await look(tokenFor(topic))).toMatchObject({ status: 200, body: { topic, is_subscribed: true } });
  expect((await settingsOfMaya()).kinds.follow_requested.email).toBe(true);
});

test('somebody is left alone without signing in, by the button of their mail program too, and again changes nothing', async () => {
  const query = new URLSearchParams({ token: tokenFor('comment_added') });
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  for (let press = 1; press <= 2; press += 1) {
    expect((await fetch(`${social.url}/unsubscribe?${query}`, oneClick)).status).toBe(200);
  }
  expect((await settingsOfMaya()).kinds).toMatchObject({
    comment_added: { in_app: true, email: false },
    follow_requested: { in_app: true, email: true },
  });
});

test('the link of a digest ends all mails about news', async () => {
  expect((await unsubscribe(tokenFor('all'))).status).toBe(200);
  expect((await settingsOfMaya()).mails).toBe('none');
  expect(await look(tokenFor('all'))).toMatchObject({ body: { is_subscribed: false } });
  expect(await look(tokenFor('follow_requested'))).toMatchObject({ body: { is_subscribed: false } });
});

test('nobody makes such a link themself', async () => {
  const real = tokenFor('follow_requested');
  const forged = [
    real.replace(MAYA, 'b'.repeat(24)),
    real.replace('follow_requested', 'all'),
    real.slice(0, -1),
    'x',
    '',
  ];
  for (const token of forged) expect((await unsubscribe(token)).status).toBe(404);
  expect((await look(real.replace('follow_requested', 'all'))).status).toBe(404);
});
