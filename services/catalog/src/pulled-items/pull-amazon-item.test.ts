import { memoryEphemeral } from '@wishbow/cache/memory-ephemeral';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import sharp from 'sharp';
import { guardedFetch } from '../outside/guarded-fetch.ts';
import { type OutsideShop, outsideShop } from '../testing/outside-shop.ts';
import { type RunningCatalog, runningCatalog } from '../testing/running-catalog.ts';

const MAYA = '65f000000000000000000001' as UserId;
const NOT_PULLED = {
  status: 422,
  body: { code: 'unsupported_url', message: 'Item not able to be pulled. Please enter details manually.' },
};

jest.setTimeout(60_000);

let catalog: RunningCatalog;
/** A shop with the pages of one test each. */
let shop: OutsideShop;
let pull: (url: string) => ReturnType<typeof pullAs>;
beforeAll(async () => {
  catalog = await runningCatalog();
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a03050' } })
    .jpeg()
    .toBuffer();
  const pages: Record<string, () => [string, string | Buffer]> = {
    '/latin': () => ['text/html', Buffer.from('<meta charset="windows-1252"><title>Théière</title>', 'latin1')],
    '/strange': () => ['text/html; charset=klingon', '<title>Teapot</title>'],
    '/untitled': () => ['text/html', '<p>hello</p>'],
    '/json': () => ['application/json', '{"title":"Teapot"}'],
    '/pictured': () => ['text/html', '<title>Teapot</title><meta property="og:image" content="/large.jpg">'],
    '/drawn': () => ['text/html', '<title>Teapot</title><meta property="og:image" content="/drawing.svg">'],
    '/inward': () => ['text/html', '<title>Teapot</title><meta property="og:image" content="http://169.254.169.254/">'],
    '/large.jpg': () => ['image/jpeg', picture],
    '/drawing.svg': () => ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  };
  shop = await outsideShop((request, response) => {
    const [type, body] = pages[request.url ?? '']?.() ?? ['text/plain', 'gone'];
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const fetchGuarded = guardedFetch({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    openShops: [shop.origin, `${catalog.retailer.url}/shop`],
    report: () => undefined,
  });
  const { as } = await catalog.startProcess({ ...memoryEphemeral(), limiter: unlimited }, { fetchGuarded });
  pull = (url) => pullAs(as({ userId: MAYA }), url);
});
afterAll(async () => {
  await shop.stop();
  await catalog.stop();
});

const unlimited = { consume: async () => ({ isAllowed: true }) as const, reset: async () => undefined };
const pullAs = (call: Call, url: string) => call(catalogContract.pullAmazonItem, { body: { url } });

test.each([
  ['copper-kettle', 'Copper kettle, hand-raised', 12_900],
  ['sage-sofa', 'Two-seat sofa in sage', 177_000],
  ['stage-piano', 'Stage piano, 88 keys', 280_000],
  ['bread-knife', 'Bread knife, olive handle', 4800],
  ['ball-of-yarn', 'Ball of undyed yarn', 89],
  ['tabletop-kiln', 'Tabletop kiln', 122_600],
  ['town-map', 'Map of the old town', 0],
  ['box-camera', 'Box camera', 1999],
  ['herb-box', 'Herb box for the window', null],
])('a person pulls the %s with its title, price and picture', async (slug, title, price) => {
  const url = `${catalog.retailer.url}/shop/${slug}`;
  expect(await pull(url)).toEqual({
    status: 200,
    body: { title, price, url, product_id: null, image: expect.stringMatching(/^\/media\/pulled\/[0-9a-f]{64}\.png$/) },
  });
});

test.each([
  ['https://www.amazon.com/Cast-Teapot/dp/WBT5F0BX4Y/ref=sr_1_1?tag=other-20&tag=third-20&psc=1'],
  ['www.amazon.com/gp/product/WBT5F0BX4Y'],
])('a link into the catalogue goes to the catalogue, with our one tag: %s', async (url) => {
  expect(await pull(url)).toEqual({
    status: 200,
    body: {
      title: 'Cast teapot with infuser, 37 oz',
      price: 3800,
      image: expect.stringContaining('/products/WBT5F0BX4Y/'),
      url: 'https://www.amazon.com/dp/WBT5F0BX4Y?tag=wishbow-20',
      product_id: 'WBT5F0BX4Y',
    },
  });
});

test('a page is read in the encoding it names', async () => {
  expect(await pull(`${shop.origin}/latin`)).toMatchObject({ body: { title: 'Théière' } });
  expect(await pull(`${shop.origin}/strange`)).toMatchObject({ body: { title: 'Teapot' } });
});

test('the picture is kept as a PNG of at most 600 pixels, for good', async () => {
  const pulled = await pull(`${shop.origin}/pictured`);
  const image = pulled.status === 200 ? pulled.body.image : null;
  const response = await fetch(`${catalog.url}${image}`);
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 600, height: 450 });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each(['/drawn', '/inward'])('a picture that is none, or lies inside, is left out: %s', async (path) => {
  expect(await pull(shop.origin + path)).toMatchObject({ status: 200, body: { title: 'Teapot', image: null } });
});

test.each([
  ['a page without a title', () => `${shop.origin}/untitled`],
  ['something that is no page', () => `${shop.origin}/json`],
  ['a shop that is not there', () => 'http://127.0.0.1:9/'],
  ['a name that leads inside', () => 'https://inside.example/'],
  ['our own service', () => catalog.url],
  ['the letters beside the shop of the sandbox', () => `${catalog.retailer.url}/mail`],
  ['a product nobody sells', () => 'https://www.amazon.com/dp/WBNOTHING1'],
  ['a script', () => 'javascript:alert(1)'],
  ['a script with a tab', () => ' java\tscript:alert(1)'],
  ['a script that names http', () => "javascript:'http'"],
  ['data', () => 'data:text/html,<title>x</title>'],
  ['VBScript', () => 'vbscript:msgbox(1)'],
  ['a file', () => 'file:///etc/passwd'],
  ['somebody with a password', () => 'https://me:secret@shop.example/'],
  ['nothing', () => ''],
  ['a word', () => 'teapot'],
])('%s cannot be pulled, and the person is told to type', async (_what, url) => {
  expect(await pull(url())).toMatchObject(NOT_PULLED);
});

test('a visitor pulls nothing', async () => {
  await expect(pullAs(catalog.asVisitor, 'https://shop.example/')).rejects.toMatchObject({ status: 401 });
});

test('whoever pulls without end is slowed down', async () => {
  const call = catalog.asUser('65f000000000000000000002' as UserId);
  const answers = await Promise.all(Array.from({ length: 21 }, () => pullAs(call, 'teapot')));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(422), 429]);
});

test.each(['nothing', '../../etc/passwd', 'a'.repeat(64), `${'A'.repeat(64)}`])(
  'there is no picture %s',
  async (id) => {
    expect((await fetch(`${catalog.url}/media/pulled/${id}.png`)).status).toBe(404);
  },
);
