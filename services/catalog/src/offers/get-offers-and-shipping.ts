import type { ProductId, ShippingOffer } from '@wishbow/contracts/items';
import * as z from 'zod';
import { Offer, type Retailer, type Told } from '../retailer/retailer.ts';
import type { AnswerKind, SharedAnswers } from '../shared-answers/shared-answers.ts';
import { cheapestOffer, DEFAULT_MAX_SHIPPING_DAYS } from './offer-rules.ts';

/** Good for a page that is being looked at; what is charged is asked anew by `quoteItem`. */
const OFFERS: AnswerKind<Offer[]> = { name: 'offers', schema: z.array(Offer), freshMs: 60_000, keptMs: 60_000 };

/**
 * The cheapest way to ship the product within the default days; null when there is none. Once everybody who waits for
 * it has hung up, the retailer is not asked any more.
 */
export const getOffersAndShipping =
  (retailer: Retailer, sharedAnswers: SharedAnswers) =>
  async (productId: ProductId, waiting: AbortSignal): Promise<Told<ShippingOffer | null>> => {
    const ask = (abandoned: AbortSignal) => retailer.listOffers(productId, abandoned);
    const told = await sharedAnswers.get(OFFERS, productId, ask, waiting);
    if (!told.ok) return told;
    return { ok: true, value: cheapestOffer(told.value, DEFAULT_MAX_SHIPPING_DAYS) ?? null };
  };
