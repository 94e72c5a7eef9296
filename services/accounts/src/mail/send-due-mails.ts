import type { Logger } from '@wishbow/service/logging/logger';
import type { ComposeMail } from './compose-mail.ts';
import type { MailRepository, WaitingMail } from './mail-repository.ts';
import { retryTimeOf } from './mail-rules.ts';
import { LetterRefused, type MailServer } from './mail-server.ts';

export interface SendingDeps {
  readonly mails: MailRepository;
  readonly compose: ComposeMail;
  readonly mailServer: MailServer;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Longer than a mail server may take to answer. */
const LEASE_MS = 60_000;
/** One slow mail server holds up three letters, not all. */
const AT_ONCE = 4;

/**
 * One turn of the outbox: sends what is due. Answers whether there may be more.
 * A process that dies between the mail server's yes and our note of it sends the letter again, with the same Message-ID.
 */
export const sendDueMails = (deps: SendingDeps) => async (): Promise<boolean> => {
  const taken: WaitingMail[] = [];
  while (taken.length < AT_ONCE) {
    const mail = await deps.mails.takeDue(deps.now(), LEASE_MS);
    if (!mail) break;
    taken.push(mail);
  }
  await Promise.all(taken.map((mail) => sendOne(deps, mail)));
  return taken.length === AT_ONCE;
};

async function sendOne(deps: SendingDeps, mail: WaitingMail): Promise<void> {
  const failure = await send(deps, mail).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  if (failure) await putOffOrBury(deps, mail, failure.error);
}

async function send({ mails, compose, mailServer, now }: SendingDeps, { key, job }: WaitingMail): Promise<void> {
  const letter = await compose({ key, job, now: now() });
  if (!letter) return mails.remove(key);
  await mailServer.deliver(letter);
  await mails.markSent(key, now());
}

async function putOffOrBury({ mails, logger, now }: SendingDeps, mail: WaitingMail, error: unknown): Promise<void> {
  const { key, job, attempts, giveUpAt } = mail;
  const retryAt = retryTimeOf({ attempts, isRefused: error instanceof LetterRefused, giveUpAt, now: now() });
  // Mail servers repeat addresses in what they say: the log has the code alone, the outbox the words.
  const { code, responseCode } = Object(error);
  logger.warn({ kind: job.kind, attempts, code, responseCode, isDead: retryAt === undefined }, 'mail not taken');
  if (retryAt) await mails.putOff(key, String(error), retryAt);
  else await mails.bury(key, String(error), now());
}
