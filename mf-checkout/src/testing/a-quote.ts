import type { ReplyOf } from '@wishbow/contracts/endpoint';
import { Quote } from '@wishbow/contracts/orders';
import type { ordersContract } from '@wishbow/contracts/orders-contract';

type SentQuote = Extract<ReplyOf<typeof ordersContract.quoteGift>, { status: 200 }>['body']['quote'];

/** What headphones for $129.00 cost in all; nobody's Llama Bucks come off. */
export const aQuote = (changes: Partial<SentQuote> = {}): Quote =>
  Quote.parse({
    unitPriceCents: 12_900,
    quantity: 1,
    subtotalCents: 12_900,
    shippingCents: 495,
    processingFeeCents: 1_033,
    creditCents: 0,
    totalCents: 14_428,
    shippingDays: { min: 4, max: 8 },
    creditBalanceCents: 0,
    ...changes,
  });
