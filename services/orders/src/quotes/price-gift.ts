import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import type { ProductId, ShippingOffer } from '@wishbow/contracts/items';
import type { Quote } from '@wishbow/contracts/orders';
import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import { wishUnitsInternalContract } from '@wishbow/contracts/wish-units-contract';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { NO_MONEY } from '@wishbow/domain/money';
import { quoteOrder } from '@wishbow/domain/order-quote';
import type { Dependencies } from '../dependencies.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import type { ShipToRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';
import { giftRefusal } from './gift-rules.ts';
import { NO_ADDRESS } from './no-address.ts';

export interface GiftTerms {
  readonly buyerId: UserId;
  readonly quantity: number;
  readonly shipTo: 'them' | 'me';
  readonly maxShippingDays: number;
  readonly usesCredit: boolean;
}

export interface PricedGift {
  readonly productId: ProductId;
  readonly quote: Quote;
  readonly shipTo: ShipToRow;
}

/** The wish as the buyer may see it. */
export async function findWishForGift(
  { call }: Dependencies,
  wishId: WishId,
  buyerId: UserId,
): Promise<WishOnPage | undefined> {
  const found = await call(wishUnitsInternalContract.getWishForGift, { body: { wishId, buyerId } });
  return found.status === 200 ? found.body.wish : undefined;
}

export type GiftRefused = Refused<
  'self_gift' | 'not_orderable' | 'already_gifted' | 'no_address' | 'item_unavailable' | 'unavailable'
>;

/** What giving a wish costs now, with shipping to where it would go. Prices come from the catalogue, never the caller. */
export async function priceGift(
  deps: Dependencies,
  wish: WishOnPage,
  terms: GiftTerms,
): Promise<{ ok: true; gift: PricedGift } | GiftRefused> {
  const refusal = giftRefusal(wish, terms.buyerId, terms.quantity);
  if (refusal) return refusal;
  if (wish.product_id === null) return refused('not_orderable');
  const { product_id: productId } = wish;
  const shipToUser = terms.shipTo === 'me' ? terms.buyerId : wish.user_id;
  const [shipTo, offered, balance] = await Promise.all([
    findShipTo(deps, shipToUser),
    deps.call(catalogInternalContract.quoteItem, { body: { productId, maxShippingDays: terms.maxShippingDays } }),
    getCreditBalance(deps.connection, terms.buyerId),
  ]);
  if (!shipTo) return noAddress(terms);
  if (offered.status === 503) return refused('unavailable');
  if (offered.status !== 200 || offered.body.item.invalid) return refused('item_unavailable');
  return { ok: true, gift: { productId, shipTo, quote: quoteFor(offered.body.offer, terms, balance) } };
}

function quoteFor(
  offer: ShippingOffer,
  { quantity, usesCredit }: GiftTerms,
  balance: Quote['creditBalanceCents'],
): Quote {
  const line = { unitPriceCents: offer.price, quantity, shippingCents: offer.shipping_price };
  return {
    unitPriceCents: offer.price,
    quantity,
    ...quoteOrder([line], usesCredit ? balance : NO_MONEY),
    shippingDays: offer.shipping_days,
    creditBalanceCents: balance,
  };
}

async function findShipTo({ call }: Dependencies, userId: UserId): Promise<ShipToRow | undefined> {
  const found = await call(accountsInternalContract.getShippingAddress, { body: { userId } });
  return found.status === 200 ? { userId, ...found.body } : undefined;
}

const noAddress = ({ shipTo }: GiftTerms) =>
  refused('no_address', { message: NO_ADDRESS[shipTo === 'me' ? 'me' : 'them'] });
