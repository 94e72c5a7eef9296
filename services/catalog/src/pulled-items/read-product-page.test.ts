import { readProductPage } from './read-product-page.ts';

const PAGE = new URL('https://shop.example/things/teapot');

const read = async (html: string) => {
  const product = await readProductPage(html, PAGE);
  return product && { ...product, imageUrl: product.imageUrl?.href };
};
const jsonLd = (...blocks: readonly unknown[]) =>
  blocks.map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`).join('');
const teapot = {
  '@type': 'Product',
  name: 'Teapot',
  image: '/teapot.jpg',
  offers: { '@type': 'Offer', price: '48.00' },
};

test('a product in JSON-LD', async () => {
  expect(await read(jsonLd(teapot))).toEqual({
    title: 'Teapot',
    priceCents: 4800,
    imageUrl: 'https://shop.example/teapot.jpg',
  });
});

test.each([
  ['in a list', [{ '@type': 'BreadcrumbList' }, teapot]],
  ['in a graph', { '@graph': [{ '@type': 'WebSite', name: 'Shop' }, teapot] }],
  ['as the main thing of a page', { '@type': 'WebPage', name: 'Page', mainEntity: teapot }],
  ['as an entry of a list', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: teapot }] }],
  ['with a full type', { ...teapot, '@type': 'http://schema.org/Product' }],
  ['with several types', { ...teapot, '@type': ['Thing', 'Product'] }],
])('a product %s is found', async (_where, block) => {
  expect(await read(jsonLd(block))).toMatchObject({ title: 'Teapot', priceCents: 4800 });
});

test.each([
  ['a number', { price: 48 }, 4800],
  ['a number with cents', { price: 48.1 }, 4810],
  ['a number of three decimals', { price: 1.226 }, 123],
  ['a text of another place', { price: '1.226,00 EUR' }, 122_600],
  ['free', { price: 0 }, 0],
  ['the lowest of many', { '@type': 'AggregateOffer', lowPrice: '19.99', highPrice: '29.99' }, 1999],
  ['in offers within offers', { '@type': 'AggregateOffer', offers: [{}, { price: '21.50' }] }, 2150],
  ['in a price specification', { priceSpecification: { price: '21.50' } }, 2150],
  ['in the second of two specifications', { priceSpecification: [{}, { price: '21.50' }] }, 2150],
  ['in a list of offers', [{ price: 'ask us' }, { price: '21.50' }, { price: '30' }], 2150],
  ['nothing in one variant and more in another', [{ price: 0 }, { price: 25 }], 2500],
  ['nothing in all variants', [{ price: 'ask us' }, { price: 0 }, { price: '0.00' }], 0],
  ['too large to be true', { price: 1e21 }, undefined],
  ['negative', { price: -5 }, undefined],
  ['nothing', undefined, undefined],
])('an offer whose price is %s', async (_what, offers, priceCents) => {
  expect((await read(jsonLd({ ...teapot, offers })))?.priceCents).toBe(priceCents);
});

test.each([
  ['an address', 'https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['a list', ['//pictures.example/a.jpg', 'b.jpg'], 'https://pictures.example/a.jpg'],
  ['an object', { '@type': 'ImageObject', url: 'a.jpg' }, 'https://shop.example/things/a.jpg'],
  ['a list of objects', [{ contentUrl: '/a.jpg' }], 'https://shop.example/a.jpg'],
  ['no address', 'http://', undefined],
])('a picture named by %s', async (_how, image, imageUrl) => {
  expect((await read(jsonLd({ ...teapot, image })))?.imageUrl).toBe(imageUrl);
});

test('variants of a product group bring the price', async () => {
  const group = { '@type': 'ProductGroup', name: 'Teapot', hasVariant: [teapot, { ...teapot, name: 'Blue teapot' }] };
  expect(await read(jsonLd(group))).toMatchObject({ title: 'Teapot', priceCents: 4800 });
});

test('Open Graph', async () => {
  const html = `<meta property="og:title" content="Wool blanket"><meta property="og:image" content="/blanket.jpg">
    <meta property="product:price:amount" content="129,00"><meta property="product:price:currency" content="EUR">`;
  expect(await read(html)).toEqual({
    title: 'Wool blanket',
    priceCents: 12_900,
    imageUrl: 'https://shop.example/blanket.jpg',
  });
});

test('microdata, with the price of its own offer and not of a related product', async () => {
  const html = `<div itemscope itemtype="https://schema.org/Product">
      <div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product">
        <b itemprop="name">Saucer</b><i itemprop="price" content="4.00"></i></div>
      <div itemprop="brand" itemscope><span itemprop="name">Kettlebee</span></div>
      <h1 itemprop="name">Stoneware <b>mug</b></h1><img itemprop="image" src="/mug.jpg">
      <p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">$18.50</span></p>
    </div>`;
  expect(await read(html)).toEqual({
    title: 'Stoneware mug',
    priceCents: 1850,
    imageUrl: 'https://shop.example/mug.jpg',
  });
});

test('of several offers in microdata the first that costs something counts', async () => {
  const offer = (price: string) => `<p itemprop="offers" itemscope><b itemprop="price">${price}</b></p>`;
  const html = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Mug</h1>`;
  expect(await read(html + offer('0.00') + offer('25.00'))).toMatchObject({ priceCents: 2500 });
  expect(await read(html + offer('0.00'))).toMatchObject({ priceCents: 0 });
});

test('a page without any markup has its title and its largest picture', async () => {
  const html = `<title> Linen\n apron </title><img src="/logo.svg"><img src="/small.png" width="40" height="40">
    <img src="/apron.jpg" width="600" height="600"><img src="data:image/gif;base64,AAAA" width="900" height="900">`;
  expect(await read(html)).toEqual({
    title: 'Linen apron',
    priceCents: undefined,
    imageUrl: 'https://shop.example/apron.jpg',
  });
});

test('what one source leaves out another one tells', async () => {
  const html = `${jsonLd({ '@type': 'Product', name: 'Teapot' })}<meta property="og:image" content="/og.jpg">
    <div itemscope itemtype="https://schema.org/Product"><meta itemprop="price" content="48.00"></div><title>Shop</title>`;
  expect(await read(html)).toEqual({ title: 'Teapot', priceCents: 4800, imageUrl: 'https://shop.example/og.jpg' });
});

test('JSON-LD that is no JSON is passed over', async () => {
  expect(await read('<script type="application/ld+json">{"name":</script><title>Teapot</title>')).toMatchObject({
    title: 'Teapot',
  });
});

test('JSON-LD is read up to its two thousandth value, however many a page lists', async () => {
  const title = '<title>Shop</title>';
  expect(await read(title + jsonLd([...Array(1_900).fill({}), teapot]))).toMatchObject({ title: 'Teapot' });
  expect(await read(title + jsonLd([...Array(2_000).fill({}), teapot]))).toMatchObject({ title: 'Shop' });
  expect(await read(title + jsonLd([...Array(2_000).fill(1), teapot]))).toMatchObject({ title: 'Shop' });
});

test('no more than two thousand offers are searched for a price', async () => {
  const offering = (offers: readonly object[]) => read(jsonLd({ ...teapot, offers }));
  expect(await offering([...Array(1_900).fill({}), { price: 5 }])).toMatchObject({ priceCents: 500 });
  expect(await offering([...Array(2_000).fill({}), { price: 5 }])).toMatchObject({ priceCents: undefined });
});

test('a title is one line of at most 200 characters', async () => {
  expect((await read(`<title>\u0000${'🫖'.repeat(300)}</title>`))?.title).toBe('🫖'.repeat(200));
  expect((await read('<title>Tea &amp; &lt;b&gt;pots</title>'))?.title).toBe('Tea & <b>pots');
});

test('a page without a title tells nothing', async () => {
  expect(await read('<p>hello</p>')).toBeUndefined();
  expect(await read('')).toBeUndefined();
});

test.each([
  ['a very deep page', '<div>'.repeat(400_000)],
  ['a page of nothing but tags', '<b></i>'.repeat(280_000)],
  ['deep JSON', `<script type="application/ld+json">${'['.repeat(500_000)}${']'.repeat(500_000)}</script>`],
])('%s is read as far as is reasonable', async (_what, html) => {
  expect(await read(`<title>Teapot</title>${html}`)).toMatchObject({ title: 'Teapot' });
});
