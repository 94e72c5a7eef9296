import { type Html, html } from './pages/html.ts';
import { page } from './pages/page.ts';

type Place = { name: string; what: string; paths: readonly string[] };

const PLACES: readonly Place[] = [
  {
    name: 'Retailer',
    what: 'Takes orders, ships them on invented lorries, and lists 300 invented products. Search for "sandbox" to find the ones that misbehave.',
    paths: ['/v1/orders', '/v1/search?query=teapot', '/reviews/:asin'],
  },
  {
    name: 'Card processor',
    what: 'Tokens, customers, saved cards, holds, captures and refunds, with signed webhooks. No card is ever charged.',
    paths: ['/v1/tokens', '/v1/payment_intents', '/v1/refunds'],
  },
  {
    name: 'Address service',
    what: 'Verifies and completes addresses on invented streets of real cities.',
    paths: ['/street-address', '/lookup'],
  },
  {
    name: 'Corner shop',
    what: 'A shop like any other, to pull wishes from: every page tells what it sells, and for how much, in another way.',
    paths: ['/shop', '/shop/copper-kettle'],
  },
  { name: 'Mail', what: 'Takes every mail and sends none on.', paths: ['/mail'] },
];

const placeCard = ({ name, what, paths }: Place): Html => html`
  <section class="card"><h2>${name}</h2><p>${what}</p>
  <p class="quiet">${paths.map((path) => html`<code>${path}</code> `)}</p></section>`;

/** The front door: what this process is, and where to look. */
export const homePage = (smtpUrl: string): string =>
  page(
    'Nothing here is real',
    html`
  <p>This process stands in for the companies that Wishbow works with, so that the whole product runs on one machine without a key,
  a cent or a parcel. <a href="/mail">Read the mail it received</a>.</p>
  ${PLACES.map(placeCard)}
  <section class="card"><h2>For tests</h2>
  <p>Mail is taken at <code>${smtpUrl}</code>. From this machine: <a href="/__control/stripe/state">the processor's books</a>,
  <a href="/__control/retailer/requests">the retailer's requests</a>, <a href="/__control/retailer/tape">what the retailer was asked</a>,
  <a href="/__control/webhooks">webhook deliveries</a>. <a href="/healthz">Health</a>, <a href="/readyz">readiness</a>.</p></section>`,
  );
