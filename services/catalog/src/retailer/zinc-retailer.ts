import type * as z from 'zod';
import type { Retailer, Told } from './retailer.ts';
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

/** Failure codes that say the product is not sold, and not that something went wrong. */
const NOT_SOLD = new Set(['unsupported_product_id', 'expired_product_id', 'invalid_product_id', 'item_not_supported']);
const NOT_AVAILABLE: Told<never> = { ok: false, reason: 'retailer_unavailable' };

/** The driver for Zinc's API version 1 and for the sandbox, which speaks the same. */
export function zincRetailer({ url, token, report, deadlineMs = 8_000 }: ZincOptions): Retailer {
  const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`;
  const origin = url.replace(/\/$/, '');

  /** The answer read with `schema`; undefined where the retailer says that it does not sell the product. */
  async function ask<S extends z.ZodType>(path: string, schema: S): Promise<Told<z.output<S> | undefined>> {
    try {
      const response = await fetch(`${origin}/v1${path}`, {
        headers: { accept: 'application/json', authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      const body: unknown = await response.json();
      const failure = ZincFailure.safeParse(body);
      if (failure.success && NOT_SOLD.has(failure.data.code)) return { ok: true, value: undefined };
      const told = schema.safeParse(body);
      if (response.ok && told.success) return { ok: true, value: told.data };
      report(new Error(`Zinc answered ${response.status} to ${path}: ${failure.data?.code ?? told.error?.message}`));
    } catch (cause) {
      report(new Error(`Zinc gave no answer to ${path}`, { cause }));
    }
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
    listOffers: async (productId) => {
      const told = await ask(`/products/${productId}/offers?retailer=amazon`, ZincOffers);
      return told.ok ? { ok: true, value: told.value ? toOffers(told.value) : [] } : told;
    },
  };
}
