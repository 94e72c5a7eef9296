import * as z from 'zod';
import { retailerClient } from '../testing/retailer-client.ts';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

const SearchPage = z.object({ results: z.array(z.object({ product_id: z.string() })) });

let sandbox: TestSandbox;
let retailer: ReturnType<typeof retailerClient>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  retailer = retailerClient(sandbox.url);
});
afterAll(() => sandbox.stop());

test('a search finds products by the words of their titles, with the stars as a sentence', async () => {
  expect(await retailer.get('/v1/search?query=teapot')).toMatchObject({
    status: 'completed',
    results: [
      {
        product_id: 'WBT5F0BX4Y',
        title: 'Cast teapot with infuser, 37 oz',
        price: 3_800,
        num_reviews: 22,
        stars: '4.2 out of 5 stars',
        image: 'https://pictures.example.com/products/WBT5F0BX4Y/main-640.webp',
      },
    ],
  });
});

test('the pages of a search do not repeat each other and come to an end', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => retailer.get(`/v1/search?query=kitchen&page=${page}`)));
  const ids = pages.flatMap((page) => SearchPage.parse(page).results.map(({ product_id }) => product_id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(pages.at(-1)).toMatchObject({ results: [] });
});

test('a search that finds nothing is a page without results', async () => {
  expect(await retailer.get('/v1/search?query=zzzzqqqq')).toMatchObject({
    httpStatus: 200,
    total_results: 0,
    results: [],
  });
});

test('the details have the price in cents, the stars as a number, and every variant under its own number', async () => {
  expect(await retailer.get('/v1/products/WBDHWU06ZN?retailer=amazon')).toMatchObject({
    status: 'completed',
    asin: 'WBDHWU06ZN',
    title: 'Cast teapot with infuser, 37 oz, Lake blue',
    brand: 'Kettlebee',
    price: 3_800,
    stars: 4.2,
    buyapi_hint: true,
    variant_specifics: [{ dimension: 'Color', value: 'Lake blue' }],
    all_variants: [{ product_id: 'WBT5F0BX4Y' }, { product_id: 'WBDHWU06ZN' }, { product_id: 'WBKAKQX5JJ' }],
    package_dimensions: { weight: { amount: 32, unit: 'ounces' } },
  });
});

test('the offers name a seller and its ways to ship', async () => {
  expect(await retailer.get('/v1/products/WBT5F0BX4Y/offers?retailer=amazon')).toMatchObject({
    offers: [
      {
        price: 3_800,
        condition: 'New',
        available: true,
        shipping_options: [{ price: 495, delivery_days: { min: 4, max: 9 } }, { price: 1_495 }],
      },
    ],
  });
});

test.each([
  ['SBXINVALID', '', { buyapi_hint: false }],
  ['SBXNOOFFER', '/offers', { status: 'failed', code: 'amazon_antibot_blank_offers_page' }],
  ['SBXNOPRICE', '/offers', { offers: [] }],
  ['WB00000000', '', { status: 'failed', code: 'unsupported_product_id' }],
])('%s%s is a product that misbehaves', async (asin, path, expected) => {
  expect(await retailer.get(`/v1/products/${asin}${path}`)).toMatchObject(expected);
});

test('reviews come in pages with the share of each rating', async () => {
  const first = await retailer.get('/reviews/WBT5F0BX4Y');
  expect(first).toMatchObject({ stars_stat: { '1': 6, '2': 5, '3': 10, '4': 26, '5': 53 }, next_page: 2 });
  expect(first.reviews).toHaveLength(5);
  expect(await retailer.get('/reviews/WBT5F0BX4Y?page=3')).toMatchObject({ next_page: null });
  expect(await retailer.get('/reviews/WBT5F0BX4Y?page=4')).toMatchObject({ reviews: [], next_page: null });
});

test('a review says who wrote it, where and on which day', async () => {
  expect(await retailer.get('/reviews/WBDHWU06ZN')).toMatchObject({
    reviews: expect.arrayContaining([
      expect.objectContaining({
        name: expect.stringMatching(/\w/),
        review_data: expect.stringMatching(/^Reviewed in the United States on [A-Z][a-z]+ \d{1,2}, \d{4}$/),
        verified_purchase: expect.any(Boolean),
      }),
    ]),
  });
});

test('the magic products are reviewed too, and what nobody sells is not', async () => {
  expect(await retailer.get('/reviews/SBX0000001')).toMatchObject({ asin: 'SBX0000001', next_page: 2 });
  expect(await retailer.get('/reviews/WB00000000')).toMatchObject({ httpStatus: 404 });
});
