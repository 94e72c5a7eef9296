import { escapeHtml, type Html, html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Mail } from './mail.ts';

const timeOf = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

const row = ({ _id, subject, to, from, receivedAt }: Mail): Html => html`
  <li><a href="/mail/${_id}">
    <b>${subject}</b>
    <span class="quiet">To ${to}, from ${from}</span>
    <span class="quiet">${timeOf(receivedAt)}</span>
  </a></li>`;

/** All mails, newest first. */
export const mailListPage = (mails: readonly Mail[]): string =>
  page(
    'Mail',
    mails.length === 0
      ? html`<p class="card quiet">No mail yet. Whatever the product sends arrives here and nowhere else.</p>`
      : html`<section class="card"><ul class="rows">${mails.map(row)}</ul></section>`,
  );

/** The mail's own markup, shut in a frame that may open links in a new tab and do nothing else. */
const framed = (markup: string): Html => ({
  markup: `<iframe title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${markup}`)}"></iframe>`,
});

/** One mail: as its reader sees it, as plain text, and its headers. */
export const mailPage = (mail: Mail): string =>
  page(
    mail.subject,
    html`
  <section class="card"><dl>
    <dt>From</dt><dd>${mail.from}</dd>
    <dt>To</dt><dd>${mail.to}</dd>
    <dt>Received</dt><dd>${timeOf(mail.receivedAt)} UTC</dd>
    ${mail.attachments.map(({ filename, contentType, size }) => html`<dt>Attached</dt><dd>${filename} (${contentType}, ${size} bytes)</dd>`)}
  </dl></section>
  ${mail.html === null ? [] : [html`<h2>Message</h2>`, framed(mail.html)]}
  <h2>Plain text</h2><pre>${mail.text}</pre>
  <h2>Headers</h2><details><summary>${mail.headers.length} headers</summary><pre>${mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre></details>`,
  );

export const noSuchMailPage = (): string =>
  page('No such mail', html`<p class="card quiet">It may have been cleared. <a href="/mail">All mail</a></p>`);
