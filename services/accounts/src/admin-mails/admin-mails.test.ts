import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { adminMailsContract } from '@wishbow/contracts/admin-mails-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import { UserId } from '@wishbow/contracts/wire-types';
import { mailModel } from '../mail/mail-model.ts';
import { LetterRefused } from '../mail/mail-server.ts';
import { registration } from '../testing/people.ts';
import { runningAccounts } from '../testing/running-accounts.ts';

const HOLLIS = UserId.parse('f'.repeat(24));

/** A mail server that refuses every letter until it is mended. */
const brokenServer = () => {
  const server = {
    isMended: false,
    taken: 0,
    deliver: async () => {
      if (!server.isMended) throw new LetterRefused('550 no such mailbox');
      server.taken += 1;
    },
  };
  return server;
};

test('an admin sees which mails nobody took, and sends them again with a reason', async () => {
  const server = brokenServer();
  const accounts = await runningAccounts({ mailServer: server });
  const admin = accounts.asAdmin(HOLLIS);
  const list = async (state?: 'dead' | 'waiting' | 'sent') =>
    (await admin(adminMailsContract.listMails, { query: { ...(state && { state }) } })).body;
  const until = async (state: 'dead' | 'sent') => {
    while ((await mailModel(accounts.connection).countDocuments({ state })) === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await accounts.asVisitor(accountsContract.register, { body: registration() });
  await until('dead');
  const dead = await list('dead');
  expect(dead.mails).toMatchObject([
    {
      kind: 'email_verification',
      state: 'dead',
      to_user: { username: registration().username },
      next_attempt_at: null,
    },
  ]);
  expect(dead.mails[0]?.last_error).toMatch('no such mailbox');
  expect(dead.counts).toMatchObject({ dead: 1, sent: 0 });

  server.isMended = true;
  const body = { mail_ids: dead.mails.map(({ id }) => id), reason: 'The mailbox is there now' };
  expect(await admin(adminMailsContract.retryMails, { body })).toMatchObject({ body: { retried_count: 1 } });
  await until('sent');
  expect(server.taken).toBe(1);
  expect(await admin(adminMailsContract.retryMails, { body })).toMatchObject({ body: { retried_count: 0 } });
  expect((await list('sent')).mails).toMatchObject([{ state: 'sent' }]);
  const { records } = (await accounts.asService(auditInternalContract.listAccountsAudit, { body: {} })).body;
  expect(records).toMatchObject([{ action: 'mail_retried', reason: 'The mailbox is there now' }]);

  await accounts.stop();
});
