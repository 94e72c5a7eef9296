import { type AddressObject, simpleParser } from 'mailparser';
import type { Mail, ReceivedMail } from './mail.ts';

const textOf = (addresses: AddressObject | AddressObject[] | undefined): string =>
  [addresses ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .map(({ name, address = '' }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ');

/** Reads a raw message. Throws when it is no mail at all. */
export const parseMail = async ({ _id, receivedAt, envelope, source }: ReceivedMail): Promise<Mail> => {
  const parsed = await simpleParser(source, { skipImageLinks: true });
  return {
    _id,
    receivedAt,
    envelope,
    from: textOf(parsed.from),
    to: textOf(parsed.to),
    subject: parsed.subject ?? '(no subject)',
    text: parsed.text ?? '',
    html: parsed.html || null,
    headers: parsed.headerLines.map(({ key, line }) => ({
      name: key,
      value: line.slice(line.indexOf(':') + 1).trim(),
    })),
    attachments: parsed.attachments.map(({ filename, contentType, size }) => ({
      filename: filename ?? 'unnamed',
      contentType,
      size,
    })),
    source,
  };
};

/** A message that is no mail: what came, and why it cannot be read. */
export const unparsedMail = (received: ReceivedMail, { message }: Error): Mail => ({
  ...received,
  from: received.envelope.from,
  to: received.envelope.to.join(', '),
  subject: '(cannot be read)',
  text: `${message}\n\n${received.source}`,
  html: null,
  headers: [],
  attachments: [],
});
