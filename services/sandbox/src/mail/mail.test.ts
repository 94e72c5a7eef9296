import { createTransport } from 'nodemailer';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => sandbox.control('DELETE', '/mail'));
afterAll(() => sandbox.stop());

const aMail = (changes: Record<string, string> = {}) => ({
  from: 'Wishbow <hello@wishbow.example>',
  to: 'Priya Raman <priya@example.com>',
  subject: 'Confirm your address & start <wishing>',
  text: 'Open https://wishbow.example/verify?token=abc',
  html: '<p>Open <a href="https://wishbow.example/verify?token=abc">this link</a></p>',
  ...changes,
});
const send = (changes: Record<string, string> = {}) => createTransport(sandbox.smtpUrl).sendMail(aMail(changes));
type Mailbox = {
  mails: { id: string; subject: string; text: string; html: string | null; envelope: { to: string[] } }[];
};
const mailbox = async (query = '') => (await sandbox.control<Mailbox>('GET', `/mail${query}`)).mails;

test('a mail that is sent can be read by tests, whole and by its reader', async () => {
  await send();
  await send({ to: 'theo@example.com' });
  expect(await mailbox()).toHaveLength(2);
  expect(await mailbox('?to=Priya@example.com')).toMatchObject([
    {
      subject: 'Confirm your address & start <wishing>',
      text: expect.stringContaining('verify?token=abc'),
      envelope: { to: ['priya@example.com'] },
    },
  ]);
});

test('a person finds the mail on a page, and what it says in a frame of its own', async () => {
  await send();
  const list = await (await fetch(`${sandbox.url}/mail`)).text();
  expect(list).toContain('Confirm your address &amp; start &lt;wishing&gt;');
  const [mail] = await mailbox();
  const page = await (await fetch(`${sandbox.url}/mail/${mail?.id}`)).text();
  expect(page).toContain('<iframe title="The mail as its reader sees it" sandbox=');
  expect(page).toContain('Open https://wishbow.example/verify?token=abc');
});

test('markup in a subject does nothing on the page', async () => {
  await send({ subject: '<script>alert(1)</script>' });
  expect(await (await fetch(`${sandbox.url}/mail`)).text()).not.toContain('<script>');
});

test('an empty mailbox says so, and an unknown mail is not found', async () => {
  expect(await (await fetch(`${sandbox.url}/mail`)).text()).toContain('No mail yet');
  expect((await fetch(`${sandbox.url}/mail/nothing`)).status).toBe(404);
});

test.each([
  ['bounce@example.com', 550],
  ['busy@example.com', 451],
])('%s is refused with %i', async (to, responseCode) => {
  await expect(send({ to })).rejects.toMatchObject({ responseCode });
});

test('a mail that nobody can parse is shown as it came, and hides none of the others', async () => {
  const nested = (depth: number) => `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`;
  const raw = Array.from({ length: 2_000 }, (_, depth) => nested(depth)).join('');
  await send();
  const envelope = { from: 'hello@wishbow.example', to: 'theo@example.com' };
  await createTransport(sandbox.smtpUrl).sendMail({ envelope, raw });
  const subjects = (await mailbox()).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['(cannot be read)', 'Confirm your address & start <wishing>']);
  const [unread] = await mailbox('?to=theo@example.com');
  expect(unread?.text).toContain('boundary="b0"');
});

test('an outage ordered by a test passes, and the mail then arrives once', async () => {
  await sandbox.control('POST', '/mail/script', { fault: { status: 503 } });
  await expect(send()).rejects.toMatchObject({ responseCode: 451 });
  await send();
  expect(await mailbox()).toHaveLength(1);
});
