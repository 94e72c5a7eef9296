import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { Fault } from '../scripts/script.ts';
import type { ScriptRepository } from '../scripts/script-repository.ts';
import type { MailRepository } from './mail-repository.ts';
import { type Refusal, recipientRefusal } from './mailbox-rules.ts';

const LARGEST_MESSAGE_BYTES = 20 * 1024 * 1024;
/** How long a client may stay connected when the sandbox stops. */
const LONGEST_GOODBYE_MS = 500;
type Settings = { mails: MailRepository; scripts: ScriptRepository; now: () => Date; report: (error: unknown) => void };

/** An error in the form the SMTP library sends to its client. */
const smtpError = ({ code, message }: Refusal): Error => Object.assign(new Error(message), { responseCode: code });

const envelopeOf = ({ envelope }: SMTPServerSession) => ({
  from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
  to: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
});

/** A mail server that takes everything, sends nothing on, and keeps it to be read. A mail is stored before it is acknowledged. */
export const createSmtpSink = ({ mails, scripts, now, report }: Settings): SMTPServer => {
  const store = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const source = await text(stream);
    if (stream.sizeExceeded) throw smtpError({ code: 550, message: 'The message is too large' });
    const envelope = envelopeOf(session);
    const scripted = Fault.optional().parse(
      await scripts.take('mail', 'fault', { method: 'POST', path: '/', body: envelope }),
    );
    if (scripted) throw smtpError({ code: (scripted.status ?? 503) < 500 ? 550 : 451, message: 'Refused by a script' });
    await mails.add({ _id: randomUUID(), receivedAt: now(), envelope, source });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: LONGEST_GOODBYE_MS,
    size: LARGEST_MESSAGE_BYTES,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anyone' }),
    onRcptTo: ({ address }, _session, callback) => {
      const refused = recipientRefusal(address);
      callback(refused ? smtpError(refused) : null);
    },
    onData: (stream, session, callback) => {
      store(stream, session).then(
        () => callback(null),
        (error: Error) => callback(error),
      );
    },
  });
  server.on('error', report);
  return server;
};
