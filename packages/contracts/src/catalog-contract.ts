import { LONGEST_QUERY } from '@wishbow/domain/search-limits';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { Item, ProductId, ShippingOffer } from './items.ts';
import { Problem } from './problem.ts';
import { ReviewsPage } from './reviews.ts';
import { CentsAmount, ItemId, PictureAddress, UserId } from './wire-types.ts';

const ItemReference = z.strictObject({ item: z.looseObject({ product_id: ProductId }) });

/** Product search, items and the trending rows. */
export const catalogContract = {
  searchItems: defineEndpoint({
    id: 'searchItems',
    method: 'POST',
    path: '/api/searchItems',
    aliases: ['/searchItems'],
    service: 'catalog',
    audience: 'public',
    identity: ['userId'],
    body: z.strictObject({
      query: z.string().trim().max(LONGEST_QUERY),
      page: z.int().min(1).max(50).default(1),
      userId: UserId.nullish(),
    }),
    responses: {
      200: z.object({
        results: z.array(Item),
        /** `of` is how many results the provider knows in all. */
        showing: z.object({ from: z.int(), to: z.int(), of: z.int() }),
      }),
      503: Problem,
    },
  }),
  /** Stores what the search result told, so that a wish can refer to it at once. */
  storeItemBasicsNow: defineEndpoint({
    id: 'storeItemBasicsNow',
    method: 'POST',
    path: '/api/storeItemBasicsNow',
    service: 'catalog',
    audience: 'public',
    body: ItemReference,
    responses: { 200: z.object({ item: Item }), 404: Problem, 503: Problem },
  }),
  /** Fetches and stores description, bullets, variants and pictures. */
  storeItemDetailsNow: defineEndpoint({
    id: 'storeItemDetailsNow',
    method: 'POST',
    path: '/api/storeItemDetailsNow',
    aliases: ['/storeItemDetailsNow'],
    service: 'catalog',
    audience: 'public',
    body: ItemReference,
    responses: { 200: z.object({ item: Item }), 404: Problem, 422: Problem, 503: Problem },
  }),
  /** As `storeItemDetailsNow`, but later and without waiting for it. */
  storeItemDetailsJob: defineEndpoint({
    id: 'storeItemDetailsJob',
    method: 'POST',
    path: '/api/storeItemDetailsJob',
    aliases: ['/storeItemDetailsJob'],
    service: 'catalog',
    audience: 'public',
    quiet: true,
    body: ItemReference,
    responses: { 202: z.object({}) },
  }),
  storeItemDetailsInSearchResults: defineEndpoint({
    id: 'storeItemDetailsInSearchResults',
    method: 'POST',
    path: '/api/storeItemDetailsInSearchResults',
    service: 'catalog',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ results: z.array(z.looseObject({ product_id: ProductId })).max(50) }),
    responses: { 202: z.object({}), 429: Problem },
  }),
  /** The other variants with their own price and picture, as far as the shop still sells them. */
  storeItemVariations: defineEndpoint({
    id: 'storeItemVariations',
    method: 'POST',
    path: '/api/storeItemVariations',
    service: 'catalog',
    audience: 'public',
    quiet: true,
    body: ItemReference,
    responses: { 200: z.object({ item: Item, variations: z.array(Item) }), 404: Problem, 503: Problem },
  }),
  getItemByAsin: defineEndpoint({
    id: 'getItemByAsin',
    method: 'POST',
    path: '/api/getItemByAsin',
    aliases: ['/getItemByAsin'],
    service: 'catalog',
    audience: 'public',
    body: z.strictObject({ asin: ProductId }),
    responses: { 200: z.object({ item: Item }), 404: Problem, 503: Problem },
  }),
  /** The stored item, fetched again if it has grown old. */
  refreshItem: defineEndpoint({
    id: 'refreshItem',
    method: 'POST',
    path: '/api/refreshItem',
    aliases: ['/refreshItem'],
    service: 'catalog',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ itemId: ItemId }),
    responses: { 200: z.object({ item: Item }), 404: Problem, 503: Problem },
  }),
  /** What any shop's page says about its product. `image` is a copy kept here; `price` in cents, null where none was found. */
  pullAmazonItem: defineEndpoint({
    id: 'pullAmazonItem',
    method: 'POST',
    path: '/api/pullAmazonItem',
    service: 'catalog',
    audience: 'user',
    body: z.strictObject({ url: z.string().max(2048) }),
    responses: {
      200: z.object({
        title: z.string(),
        price: CentsAmount.nullable(),
        image: PictureAddress.nullable(),
        url: z.string(),
        /** The catalogue's product, where the link leads to one. */
        product_id: ProductId.nullable(),
      }),
      422: Problem,
      429: Problem,
    },
  }),
  getReviews: defineEndpoint({
    id: 'getReviews',
    method: 'POST',
    path: '/api/getReviews',
    service: 'catalog',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ asin: ProductId, page: z.int().min(1).max(100).default(1) }),
    responses: { 200: ReviewsPage, 404: Problem, 503: Problem },
  }),
  getOffersAndShipping: defineEndpoint({
    id: 'getOffersAndShipping',
    method: 'POST',
    path: '/api/getOffersAndShipping',
    aliases: ['/getOffersAndShipping'],
    service: 'catalog',
    audience: 'public',
    quiet: true,
    body: ItemReference,
    responses: { 200: z.object({ offer: ShippingOffer.nullable() }), 404: Problem, 503: Problem },
  }),
  listTrendingCategories: defineEndpoint({
    id: 'listTrendingCategories',
    method: 'GET',
    path: '/api/itemTrendingCategories',
    service: 'catalog',
    audience: 'public',
    responses: {
      200: z.object({
        trending_categories: z.array(z.object({ id: z.string(), title: z.string() })),
        trending_items: z.array(Item.extend({ trending_category_id: z.string() })),
      }),
    },
  }),
  getTrendingItemsById: defineEndpoint({
    id: 'getTrendingItemsById',
    method: 'POST',
    path: '/api/getTrendingItemsById',
    service: 'catalog',
    audience: 'public',
    quiet: true,
    body: z.strictObject({ trendingCategoryId: z.string().max(60) }),
    responses: { 200: z.object({ trending_items: z.array(Item) }), 404: Problem },
  }),
};

export const catalogInternalContract = {
  /** The stored item with its price, fetched from the retailer first if it is not stored yet. */
  getItem: defineEndpoint({
    id: 'getItem',
    method: 'POST',
    path: '/internal/getItem',
    service: 'catalog',
    audience: 'internal',
    body: z.strictObject({ productId: ProductId }),
    responses: { 200: z.object({ item: Item }), 404: Problem, 503: Problem },
  }),
  /** A price to charge: the freshest the retailer gives, with shipping within `maxShippingDays`. */
  quoteItem: defineEndpoint({
    id: 'quoteItem',
    method: 'POST',
    path: '/internal/quoteItem',
    service: 'catalog',
    audience: 'internal',
    body: z.strictObject({ productId: ProductId, maxShippingDays: z.int().min(1).max(60) }),
    responses: { 200: z.object({ item: Item, offer: ShippingOffer }), 404: Problem, 409: Problem, 503: Problem },
  }),
};
