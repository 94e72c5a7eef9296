import { type AddressObject, simpleParser } from 'mailparser';
import type { Mail } from './mail-repository.ts';

type Received = { _id: string; receivedAt: Date; envelope: Mail['envelope']; source: string };

const textOf = (addresses: AddressObject | AddressObject[] | undefined): string =>
  [addresses ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .map(({ name, address = '' }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ');

/** Reads a raw message. Throws when it is no mail at all. */
export const parseMail = async ({ source, ...received }: Received): Promise<Mail> => {
  const parsed = await simpleParser(source, { skipImageLinks: true });
  return {
    ...received,
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
