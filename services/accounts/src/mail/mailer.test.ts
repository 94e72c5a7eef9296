import { RequestedMail } from '@wishbow/contracts/mails';
import { UserId } from '@wishbow/contracts/wire-types';
import { createLogger } from '@wishbow/service/logging/logger';
import { buildIndexes, type Connection, connectMongo } from '@wishbow/service/mongo/connection';
import { mongoLinkRepository } from '../links/link-repository.ts';
import { personModel } from '../people/person-model.ts';
import { mongoPersonRepository } from '../people/person-repository.ts';
import { runningSandbox } from '../testing/running-sandbox.ts';
import { composeMail } from './compose-mail.ts';
import { mailModel } from './mail-model.ts';
import { mongoMailRepository } from './mail-repository.ts';
import { type MailServer, smtpMailServer } from './mail-server.ts';
import { requestedMails } from './requested-mails.ts';
import { sendDueMails } from './send-due-mails.ts';

/** The real sandbox takes the mails over real SMTP; the clock is the test's. */
let sandbox: Awaited<ReturnType<typeof runningSandbox>>;
let connection: Connection;
let clock: Date;
const now = () => clock;

beforeAll(async () => {
  sandbox = await runningSandbox();
  connection = await connectMongo(sandbox.mongoUrl, 'accounts');
  mongoMailRepository(connection);
  await buildIndexes(connection);
}, 20_000);
beforeEach(async () => {
  clock = new Date('2026-11-28T12:00:00.000Z');
  await control('DELETE', '/mail');
  await mailModel(connection).deleteMany({});
});
afterAll(async () => {
  await connection.close();
  await sandbox.stop();
});

async function control(method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json' };
  const sent = { method, ...(body && { headers, body: JSON.stringify(body) }) };
  const text = await (await fetch(`${sandbox.url}/__control${path}`, sent)).text();
  return text === '' ? undefined : JSON.parse(text);
}
const received = async () => (await control('GET', '/mail')).mails;

const overSmtp = () =>
  smtpMailServer({ url: sandbox.smtpUrl, from: 'Wishbow <hello@wishbow.example>', host: 'wishbow.example' });
const hangs: MailServer = { deliver: () => new Promise(() => undefined) };

/** A process of ours with its own mailer; `turn` is one look at the outbox. */
function aProcess(mailServer: MailServer = overSmtp()) {
  const mails = mongoMailRepository(connection);
  const people = mongoPersonRepository(connection);
  const links = mongoLinkRepository(connection, 'a secret of at least thirty-two bytes');
  const tokenOf = (purpose: string, id: string) => `token-of-${purpose}-${id}`;
  const compose = composeMail({ people, links, publicUrl: 'https://wishbow.example', tokenOf });
  return { turn: sendDueMails({ mails, compose, mailServer, logger: createLogger('accounts', 'silent'), now }) };
}

const aRequest = (changes: Partial<RequestedMail> = {}) =>
  RequestedMail.parse({
    effectKey: 'gift:1',
    to: { email: 'priya@mailbox.example', name: 'Priya Raman' },
    subject: 'Theo has a gift for you',
    heading: 'Theo has a gift for you',
    paragraphs: ['Tell us where it can be sent.'],
    action: { label: 'See it', path: '/gifts' },
    unsubscribePath: null,
    ...changes,
  });

/** What accounts does when another service's event arrives. */
const ask = async (request: RequestedMail) => {
  const handlers = requestedMails(mongoMailRepository(connection), () => undefined, now);
  const event = {
    id: 'e',
    type: 'orders.mail_requested' as const,
    aggregateId: 'a',
    sequence: 0,
    occurredAt: '',
    payload: {},
  };
  await handlers['orders.mail_requested']?.(request, event);
};

const secondsLater = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000);
};

test('a person receives what a service asked to be mailed, as markup and as plain text', async () => {
  await ask(aRequest());
  await aProcess().turn();
  expect(await received()).toMatchObject([
    {
      subject: 'Theo has a gift for you',
      from: 'Wishbow <hello@wishbow.example>',
      to: 'Priya Raman <priya@mailbox.example>',
      text: expect.stringContaining('See it:\nhttps://wishbow.example/gifts'),
      html: expect.stringContaining('href="https://wishbow.example/gifts"'),
    },
  ]);
});

async function storedPerson(name: string, emailVerifiedAt: Date | null): Promise<UserId> {
  const email = `${name}@mailbox.example`;
  const called = { firstName: 'Nora', lastName: 'Quist', username: name, usernameKey: name, email, emailKey: email };
  const usual = {
    role: 'user',
    wrappingPaper: 'bows',
    isPrivate: false,
    showsBirthday: true,
    addressSharing: 'requests',
  } as const;
  const person = { ...called, ...usual, emailVerifiedAt, passwordHash: 'x', joinedAt: clock };
  const { _id } = await personModel(connection).create(person);
  return UserId.parse(String(_id));
}

test('news are mailed to who has shown that the address is theirs; who has not is mailed about their account alone', async () => {
  for (const [name, emailVerifiedAt] of [['nora', clock] as const, ['norra', null] as const]) {
    const userId = await storedPerson(name, emailVerifiedAt);
    await ask(aRequest({ effectKey: `news:${name}`, to: { userId } }));
    const job = { kind: 'password_changed', userId } as const;
    await mongoMailRepository(connection).add({ key: `password:${name}`, job, now: clock });
  }
  await aProcess().turn();
  expect(
    (await received()).map(({ to, subject }: { to: string; subject: string }) => `${to} ${subject}`).sort(),
  ).toEqual([
    'Nora Quist <nora@mailbox.example> Theo has a gift for you',
    'Nora Quist <nora@mailbox.example> Your password was changed',
    'Nora Quist <norra@mailbox.example> Your password was changed',
  ]);
});

test('a link that works once is put together when the mail is written; the outbox never holds what opens it', async () => {
  const mailedLink = { purpose: 'gift', id: 'order-1' } as const;
  await ask(aRequest({ action: { label: 'Claim my gift', path: '/accept', mailedLink } }));
  expect(JSON.stringify(await mailModel(connection).find().lean())).not.toContain('token-of');
  await aProcess().turn();
  expect(await received()).toMatchObject([
    { text: expect.stringContaining('https://wishbow.example/accept#gift=token-of-gift-order-1') },
  ]);
});

test('what is asked for twice is mailed once', async () => {
  await ask(aRequest());
  await ask(aRequest());
  await aProcess().turn();
  await ask(aRequest());
  await aProcess().turn();
  expect(await received()).toHaveLength(1);
});

test('two processes that look at once send one mail', async () => {
  await ask(aRequest());
  await Promise.all([aProcess().turn(), aProcess().turn()]);
  expect(await received()).toHaveLength(1);
});

test('a mail arrives once, later, when the mail server was away', async () => {
  await control('POST', '/mail/script', { fault: { status: 503 } });
  await ask(aRequest());
  await aProcess().turn();
  expect(await received()).toHaveLength(0);
  secondsLater(1);
  await aProcess().turn();
  expect(await received()).toHaveLength(0);
  secondsLater(1);
  await aProcess().turn();
  expect(await received()).toHaveLength(1);
});

test('a process that dies while it sends leaves the mail to the next: it arrives once', async () => {
  await ask(aRequest());
  void aProcess(hangs).turn();
  while (!(await mailModel(connection).exists({ attempts: 1 }))) await aProcess(hangs).turn();
  await aProcess().turn();
  expect(await received()).toHaveLength(0);
  secondsLater(61);
  await aProcess().turn();
  await aProcess().turn();
  expect(await received()).toHaveLength(1);
});

test('an address that does not exist is tried once and set aside for a person to see', async () => {
  await ask(aRequest({ to: { email: 'bounce@mailbox.example', name: 'Nobody' } }));
  await aProcess().turn();
  expect(await mailModel(connection).find().lean()).toMatchObject([
    { state: 'dead', attempts: 1, lastError: expect.stringContaining('No such mailbox here') },
  ]);
});

test('a mailbox that is always busy is set aside after three days', async () => {
  await ask(aRequest({ to: { email: 'busy@mailbox.example', name: 'Somebody' } }));
  await aProcess().turn();
  expect(await mailModel(connection).find().lean()).toMatchObject([{ state: 'waiting' }]);
  secondsLater(3 * 24 * 60 * 60);
  await aProcess().turn();
  expect(await mailModel(connection).find().lean()).toMatchObject([{ state: 'dead' }]);
});

test('only what can be unsubscribed from says so to mail programs, once', async () => {
  await ask(aRequest());
  await ask(aRequest({ effectKey: 'digest:1', unsubscribePath: '/unsubscribe?token=x' }));
  await aProcess().turn();
  const headersOf = (mail: { headers: { name: string; value: string }[] }) =>
    mail.headers.filter(({ name }) => name.startsWith('list-unsubscribe')).map(({ value }) => value);
  expect((await received()).map(headersOf).sort()).toEqual([
    [],
    ['<https://wishbow.example/unsubscribe?token=x>', 'List-Unsubscribe=One-Click'],
  ]);
});

test('nobody makes a mail lead to another site', () => {
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    expect(RequestedMail.safeParse({ ...aRequest(), action: { label: 'See it', path } }).success).toBe(false);
  }
});
