import * as z from 'zod';
import { AdminReason } from './audit.ts';
import { defineEndpoint } from './endpoint.ts';
import { ProductId } from './items.ts';
import { Problem } from './problem.ts';
import { CentsAmount, PictureAddress, shortText } from './wire-types.ts';

/** A product of a theme as admins see it, also one that nobody can buy now. */
const TrendingProduct = z.object({
  product_id: ProductId,
  title: z.string(),
  image: PictureAddress.nullable(),
  price: CentsAmount.nullable(),
  is_sellable: z.boolean(),
});

/** A theme of the home page. */
export const TrendingTheme = z.object({
  id: z.string(),
  title: z.string(),
  products: z.array(TrendingProduct),
  /** Counts its changes: a save of what was read before somebody else's is refused. */
  version: z.int().nonnegative(),
});
export type TrendingTheme = z.infer<typeof TrendingTheme>;

const Products = z
  .array(ProductId)
  .max(24, 'A theme has at most 24 products.')
  .refine((ids) => new Set(ids).size === ids.length, 'Each product can stand here once.');

const themeId = z.object({ themeId: z.string().max(60) });
const form = { title: shortText(60, 'Please enter a title.'), product_ids: Products, reason: AdminReason };
const themes = z.object({ themes: z.array(TrendingTheme) });

/** The themes of the home page and what is in them. */
export const adminTrendingContract = {
  listTrendingThemes: defineEndpoint({
    id: 'listTrendingThemes',
    method: 'GET',
    path: '/api/admin/trending',
    service: 'catalog',
    audience: 'admin',
    quiet: true,
    responses: { 200: themes },
  }),
  addTrendingTheme: defineEndpoint({
    id: 'addTrendingTheme',
    method: 'POST',
    path: '/api/admin/trending',
    service: 'catalog',
    audience: 'admin',
    body: z.strictObject(form),
    responses: { 201: themes, 422: Problem },
  }),
  updateTrendingTheme: defineEndpoint({
    id: 'updateTrendingTheme',
    method: 'PATCH',
    path: '/api/admin/trending/:themeId',
    service: 'catalog',
    audience: 'admin',
    params: themeId,
    body: z.strictObject({ ...form, version: z.int().nonnegative() }),
    /** 409 `changed_meanwhile`. */
    responses: { 200: themes, 404: Problem, 409: Problem, 422: Problem },
  }),
  removeTrendingTheme: defineEndpoint({
    id: 'removeTrendingTheme',
    method: 'POST',
    path: '/api/admin/trending/:themeId/remove',
    service: 'catalog',
    audience: 'admin',
    params: themeId,
    body: z.strictObject({ reason: AdminReason }),
    responses: { 200: themes, 404: Problem, 422: Problem },
  }),
  /** Names every theme once, in the new order. */
  orderTrendingThemes: defineEndpoint({
    id: 'orderTrendingThemes',
    method: 'POST',
    path: '/api/admin/trending/order',
    service: 'catalog',
    audience: 'admin',
    body: z.strictObject({ theme_ids: z.array(z.string().max(60)).max(50), reason: AdminReason }),
    responses: { 200: themes, 422: Problem },
  }),
};
