import { type Html, html } from '../pages/html.ts';
import type { Good, Markup } from './goods.ts';

/** What stands in the head of a good's page, and what its body says. `image` is the picture's address. */
export type MarkedUp = { head: Html; body: Html };
type MarkUp = (good: Good, image: string) => MarkedUp;

const nothing = html``;

/** JSON inside a script element: a `<` in it could end the element. */
const jsonLd = (value: unknown): Html => ({
  markup: `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
});

const plainBody = ({ title, price }: Good, image: string): Html => html`
  <h1>${title}</h1><img src="${image}" alt="" width="640" height="640"><p>${price}</p>`;

const productOf = ({ title }: Good, image: string, offers: unknown) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: title,
  image: [image],
  offers,
});

/** One entry for each way of marking up a page; a page never mixes them. */
export const markups: Record<Markup, MarkUp> = {
  'json-ld': (good, image) => ({
    head: jsonLd(productOf(good, image, { '@type': 'Offer', price: good.price, priceCurrency: 'USD' })),
    body: plainBody(good, image),
  }),
  'json-ld graph': (good, image) => ({
    head: jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'The Corner Shop' },
        productOf(good, image, { '@type': 'Offer', priceSpecification: { price: good.price, priceCurrency: 'SEK' } }),
      ],
    }),
    body: plainBody(good, image),
  }),
  'json-ld offers': (good, image) => ({
    head: jsonLd(
      productOf(good, image, { '@type': 'AggregateOffer', offers: [{ '@type': 'Offer', price: good.price }] }),
    ),
    body: plainBody(good, image),
  }),
  'open graph': (good, image) => ({
    head: html`<meta property="og:title" content="${good.title}"><meta property="og:image" content="${image}">
      <meta property="product:price:amount" content="${good.price}">`,
    body: plainBody(good, image),
  }),
  microdata: (good, image) => ({
    head: nothing,
    body: html`<div itemscope itemtype="https://schema.org/Product">
      <h1 itemprop="name">${good.title}</h1><img itemprop="image" src="${image}" alt="" width="640" height="640">
      <p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">${good.price}</span></p>
    </div>`,
  }),
  none: (good, image) => ({ head: nothing, body: plainBody(good, image) }),
};
