import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const visit = async (path: string) => (await fetch(sandbox.url + path)).text();

test('the shop window shows what there is, and where to paste it from', async () => {
  expect(await visit('/shop')).toContain('Copper kettle, hand-raised');
  expect(await visit('/shop')).toContain(`<code>${sandbox.url}/shop/copper-kettle</code>`);
});

test.each([
  ['copper-kettle', '"@type":"Offer","price":"$129.00"'],
  ['sage-sofa', '"@graph":[{"@type":"WebSite"'],
  ['stage-piano', '"@type":"AggregateOffer","offers":[{'],
  ['bread-knife', '<meta property="product:price:amount" content="48,00">'],
  ['tabletop-kiln', '<span itemprop="price">1.226 EUR</span>'],
  ['herb-box', '<title>Herb box for the window</title>'],
])('the page of the %s is marked up in its own way', async (slug, markup) => {
  expect(await visit(`/shop/${slug}`)).toContain(markup);
});

test('every good has a picture', async () => {
  const picture = await fetch(`${sandbox.url}/shop/copper-kettle/picture.webp`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('what is not sold is not there', async () => {
  expect((await fetch(`${sandbox.url}/shop/golden-goose`)).status).toBe(404);
  expect((await fetch(`${sandbox.url}/shop/golden-goose/picture.webp`)).status).toBe(404);
});
