import type * as z from 'zod';
import { jsonCaller } from './json-caller.ts';
import { NOT_AVAILABLE, type Retailer, type Told } from './retailer.ts';
import { ZincFailure, ZincOffers, ZincProduct, ZincSearch } from './zinc-answers.ts';
import { toOffers, toProductDetails, toSearchPage } from './zinc-products.ts';

export interface ZincOptions {
  /** Origin of the API, without its version. */
  readonly url: string;
  /** Client token, sent as the user of HTTP Basic with an empty password. */
  readonly token: string;
  /** Hears why the retailer gave no answer. */
  readonly report: (error: unknown) => void;
  /** Specification section 9: item details and offers time out at 8 s. */
  readonly deadlineMs?: number;
}

/**
 * Failure codes that say the product is not sold, and not that something went wrong. The last one is told of an offers
 * page that stands empty: asked again it says the same, so that nobody should be told to try again.
 */
const NOT_SOLD = new Set([
  'unsupported_product_id',
  'expired_product_id',
  'invalid_product_id',
  'item_not_supported',
  'amazon_antibot_blank_offers_page',
]);

/** The driver for Zinc's API version 1 and for the sandbox, which speaks the same. */
export function zincRetailer({ url, token, report, deadlineMs = 8_000 }: ZincOptions): Retailer {
  const call = jsonCaller({ name: 'Zinc', url, token, report, deadlineMs });

  /** The answer read with `schema`; undefined where the retailer says that it does not sell the product. */
  async function ask<S extends z.ZodType>(
    path: string,
    schema: S,
    abandoned?: AbortSignal,
  ): Promise<Told<z.output<S> | undefined>> {
    const answer = await call(`/v1${path}`, abandoned);
    if (!answer) return NOT_AVAILABLE;
    const failure = ZincFailure.safeParse(answer.body);
    if (failure.success && NOT_SOLD.has(failure.data.code)) return { ok: true, value: undefined };
    const told = schema.safeParse(answer.body);
    if (answer.isOk && told.success) return { ok: true, value: told.data };
    report(new Error(`Zinc answered ${answer.status} to ${path}: ${failure.data?.code ?? told.error?.message}`));
    return NOT_AVAILABLE;
  }

  return {
    search: async (query, page) => {
      const told = await ask(
        `/search?${new URLSearchParams({ query, page: String(page), retailer: 'amazon' })}`,
        ZincSearch,
      );
      return told.ok ? { ok: true, value: toSearchPage(told.value ?? { results: [] }, page) } : told;
    },
    findProduct: async (productId) => {
      const told = await ask(`/products/${productId}?retailer=amazon`, ZincProduct);
      return told.ok ? { ok: true, value: told.value && toProductDetails(told.value) } : told;
    },
    listOffers: async (productId, abandoned) => {
      const told = await ask(`/products/${productId}/offers?retailer=amazon`, ZincOffers, abandoned);
      return told.ok ? { ok: true, value: told.value ? toOffers(told.value) : [] } : told;
    },
  };
}
