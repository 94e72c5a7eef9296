import { createHash } from 'node:crypto';
import { inSpan } from '@wishbow/service/tracing/in-span';
import { createTransport } from 'nodemailer';
import { mailMarkup } from './mail-markup.ts';
import { mailText } from './mail-text.ts';
import type { MailWords } from './mail-words.ts';

export interface Letter {
  /** The effect key. The Message-ID is made of it, so that a mail sent twice is one to the servers behind. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly words: MailWords;
}

/** The server will never take this letter: trying again is of no use. */
export class LetterRefused extends Error {
  override readonly name = 'LetterRefused';
}

export interface MailServer {
  /**
   * Resolves once the server has taken the letter.
   * @throws LetterRefused when it never will; any other error when it may take it later.
   */
  deliver(letter: Letter): Promise<void>;
}

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with credentials where the server wants them. */
  readonly url: string;
  /** Whom our mails come from: `Wishbow <hello@wishbow.example>`. */
  readonly from: string;
  /** The site's host, for the Message-ID. */
  readonly host: string;
}

/** Together they stay below a lease of the outbox, so that no two processes send one letter. */
const DEADLINES_MS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** A mail server spoken to over SMTP. */
export function smtpMailServer({ url, from, host }: SmtpOptions): MailServer {
  const transport = createTransport({ url, ...DEADLINES_MS });
  return {
    deliver: async ({ id, to, words }) => {
      const { unsubscribeUrl } = words;
      const message = {
        from,
        to,
        subject: words.subject,
        text: mailText(words),
        html: mailMarkup(words),
        messageId: `<${createHash('sha256').update(id).digest('hex')}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && oneClick(unsubscribeUrl)),
        },
      };
      const span = { name: 'send mail', facts: { 'peer.service': 'mail' } };
      await inSpan(span, () => transport.sendMail(message)).catch(rethrowAsVerdict);
    },
  };
}

/** Mail programs show a button of their own for it, which posts there (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** 5xx to the recipient or the message is for good; to our own credentials it is somebody's mistake that ends. RFC 5321, 4.2.1. */
function rethrowAsVerdict(error: unknown): never {
  const { code, responseCode } = Object(error);
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isAboutLetter && responseCode >= 500) throw new LetterRefused(String(error), { cause: error });
  throw error;
}
