import type { MailWords } from './mail-words.ts';

/** The plain-text part: the same words in the same order. */
export function mailText({ heading, paragraphs, entries = [], action, footnote, unsubscribeUrl }: MailWords): string {
  const parts = [
    heading,
    ...paragraphs,
    ...entries.map(({ text, note, url }) => [`* ${text}`, ...(note ? [`  ${note}`] : []), `  ${url}`].join('\n')),
    action && `${action.label}:\n${action.url}`,
    `--\nWishbow. ${footnote}`,
    unsubscribeUrl && `Unsubscribe from mails like this:\n${unsubscribeUrl}`,
  ];
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`;
}
