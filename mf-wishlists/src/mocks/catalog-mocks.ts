import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { notFound } from '@wishbow/contracts/problem';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { World } from '@wishbow/testing/world/world';

const missing = { status: 404, body: notFound } as const;
const later = { status: 202, body: {} } as const;
const PAGE = 24;

const reviewOf = (number: number) => ({
  id: `review-${number}`,
  name: ['Rosa', 'Ken', 'Ines', 'Will'][number % 4] ?? 'Rosa',
  rating: 5 - (number % 3),
  title: ['Just right', 'Good, with a but', 'As described'][number % 3] ?? '',
  review_data: 'Reviewed in the United States on November 2, 2026',
  review: 'I use it every day and would buy it again.',
  verified_purchase: number % 2 === 0,
});

/** Product search, items and the themes of the home page. */
export const catalogMocks = mocked(catalogContract, (world) => ({
  searchItems: ({ body }) => {
    const words = body.query.toLowerCase().split(/\s+/);
    const found = world.products.filter(({ title, brand }) =>
      words.every((word) => `${title} ${brand}`.toLowerCase().includes(word)),
    );
    const results = found.slice((body.page - 1) * PAGE, body.page * PAGE);
    const from = (body.page - 1) * PAGE + 1;
    const showing = { from: Math.min(from, found.length), to: from - 1 + results.length, of: found.length };
    return { status: 200, body: { results: results.map((item) => ({ ...item, search_result: true })), showing } };
  },
  storeItemBasicsNow: ({ body }) => oneItem(world, body.item.product_id),
  storeItemDetailsNow: ({ body }) => oneItem(world, body.item.product_id),
  storeItemDetailsJob: () => later,
  storeItemDetailsInSearchResults: () => later,
  storeItemVariations: ({ body }) => {
    const item = productOf(world, body.item.product_id);
    return item ? { status: 200, body: { item, variations: [item] } } : missing;
  },
  getItemByAsin: ({ body }) => oneItem(world, body.asin),
  refreshItem: ({ body }) => {
    const item = world.products.find(({ id }) => id === body.itemId);
    return item ? { status: 200, body: { item } } : missing;
  },
  pullAmazonItem: ({ body }) => {
    const product_id = /\/dp\/([A-Z0-9]{10})/.exec(body.url)?.[1];
    const item = product_id ? productOf(world, product_id) : undefined;
    const { title = 'Found on the web', price = 4200, image = null } = item ?? {};
    return { status: 200, body: { title, price, image, url: body.url, product_id: item?.product_id ?? null } };
  },
  getReviews: ({ body }) => ({
    status: 200,
    body: {
      reviews: [1, 2, 3, 4].map((number) => reviewOf(number + body.page * 4)),
      stars_stat: { '1': 2, '2': 3, '3': 8, '4': 22, '5': 65 },
      next_page: body.page < 2 ? body.page + 1 : null,
    },
  }),
  getOffersAndShipping: ({ body }) => {
    const item = productOf(world, body.item.product_id);
    if (!item) return missing;
    const offer = { shipping_price: 450, shipping_days: { min: 3, max: 5 }, price: item.price ?? 0 };
    return { status: 200, body: { offer: item.invalid ? null : offer } };
  },
  listTrendingCategories: () => ({
    status: 200,
    body: {
      trending_categories: world.office.themes.map(({ id, title }) => ({ id, title })),
      trending_items: world.office.themes.flatMap((theme) =>
        themeItems(world, theme.id).map((item) => ({ ...item, trending_category_id: theme.id })),
      ),
    },
  }),
  getTrendingItemsById: ({ body }) => {
    const isThere = world.office.themes.some(({ id }) => id === body.trendingCategoryId);
    return isThere ? { status: 200, body: { trending_items: themeItems(world, body.trendingCategoryId) } } : missing;
  },
}));

/** A product of the catalogue; undefined for what the shop has never heard of. */
function productOf(world: World, productId: string) {
  return world.products.find(({ product_id }) => product_id === productId);
}

function oneItem(world: World, productId: string) {
  const item = productOf(world, productId);
  return item ? ({ status: 200, body: { item } } as const) : missing;
}

const themeItems = (world: World, themeId: string) =>
  (world.office.themes.find(({ id }) => id === themeId)?.productIds ?? []).flatMap(
    (productId) => productOf(world, productId) ?? [],
  );
