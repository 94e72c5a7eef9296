import { MAIL_COLORS, type MailColor } from './mail-colors.ts';
import type { MailWords } from './mail-words.ts';

const FONT = "'Figtree','Segoe UI',Helvetica,Arial,sans-serif";
const DISPLAY_FONT = "'Bricolage Grotesque','Figtree','Segoe UI',Helvetica,Arial,sans-serif";

/** Text as it may stand in markup and in attributes. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Worn {
  readonly color?: MailColor;
  readonly background?: MailColor;
  /** Of the line above. */
  readonly line?: MailColor;
}

/** Light colours inline, since many mail programs read nothing else; the class lets the dark sheet replace them. */
const worn = ({ color, background, line }: Worn, rest: string) => {
  const classes = [color && `c-${color}`, background && `b-${background}`, line && `l-${line}`];
  const styles = [
    color && `color:${MAIL_COLORS[color][0]}`,
    background && `background:${MAIL_COLORS[background][0]}`,
    line && `border-top:1px solid ${MAIL_COLORS[line][0]}`,
    rest,
  ];
  return `class="${classes.filter(Boolean).join(' ')}" style="${styles.filter(Boolean).join(';')}"`;
};

const DARK_SHEET = Object.entries(MAIL_COLORS)
  .map(
    ([name, [, dark]]) =>
      `.c-${name}{color:${dark}!important}.b-${name}{background:${dark}!important}.l-${name}{border-color:${dark}!important}`,
  )
  .join('');

const paragraph = (text: string) =>
  `<p ${worn({ color: 'text-soft' }, `margin:0 0 16px;font:400 16px/1.5 ${FONT}`)}>${escaped(text)}</p>`;

const button = ({ label, url }: { label: string; url: string }) => `
        <p style="margin:24px 0"><a href="${escaped(url)}" ${worn(
          { color: 'on-brand', background: 'brand' },
          `display:inline-block;padding:12px 22px;border-radius:14px;font:650 16px/1.25 ${FONT};text-decoration:none`,
        )}>${escaped(label)}</a></p>
        <p ${worn({ color: 'text-muted' }, `margin:0 0 16px;font:400 13px/1.45 ${FONT};overflow-wrap:anywhere`)}>The button does not work? Copy this address: <span ${worn({ color: 'brand-text' }, '')}>${escaped(url)}</span></p>`;

type Entry = NonNullable<MailWords['entries']>[number];

const entry = ({ text, note, url }: Entry) => `
        <tr><td ${worn({ line: 'line' }, 'padding:12px 0')}>
          <a href="${escaped(url)}" ${worn({ color: 'brand-text' }, `font:650 16px/1.4 ${FONT};text-decoration:none`)}>${escaped(text)}</a>${
            note
              ? `<br><span ${worn({ color: 'text-soft' }, `font:400 14px/1.45 ${FONT}`)}>${escaped(note)}</span>`
              : ''
          }</td></tr>`;

const entryTable = (entries: readonly Entry[]) =>
  entries.length === 0
    ? ''
    : `
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">${entries.map(entry).join('')}
        </table>`;

/** What mail programs show beside the subject; the spaces keep what comes after it out of their list. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${escaped(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

const unsubscribe = (url: string) =>
  `<br><a href="${escaped(url)}" ${worn({ color: 'brand-text' }, '')}>Unsubscribe from mails like this</a>`;

/** A mail as its reader sees it: the mulberry block with the ribbon, a sheet with the words and one button. */
export function mailMarkup(words: MailWords): string {
  const { subject, heading, paragraphs, entries = [], action, footnote, unsubscribeUrl } = words;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>@media (prefers-color-scheme:dark){${DARK_SHEET}}</style>
</head>
<body ${worn({ background: 'bg' }, 'margin:0;padding:24px 12px')}>
${preheader(paragraphs[0] ?? entries[0]?.text ?? footnote)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
  <tr><td ${worn({ color: 'on-block', background: 'block' }, `padding:20px 28px;border-radius:20px 20px 0 0;font:750 22px/1.1 ${DISPLAY_FONT};letter-spacing:-.02em`)}>wishbow</td></tr>
  <tr><td ${worn({ background: 'fund' }, 'height:4px;font-size:0;line-height:0')}>&nbsp;</td></tr>
  <tr><td ${worn({ background: 'surface' }, 'padding:28px;border-radius:0 0 20px 20px')}>
        <h1 ${worn({ color: 'text' }, `margin:0 0 16px;font:750 28px/1.1 ${DISPLAY_FONT};letter-spacing:-.024em`)}>${escaped(heading)}</h1>
        ${paragraphs.map(paragraph).join('\n        ')}${entryTable(entries)}${action ? button(action) : ''}
  </td></tr>
  <tr><td ${worn({ color: 'text-muted' }, `padding:16px 28px;font:400 13px/1.45 ${FONT}`)}>${escaped(footnote)}${unsubscribeUrl ? unsubscribe(unsubscribeUrl) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
