import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { CartQuote } from '@wishbow/contracts/cart';
import { seenWishesInternalContract } from '@wishbow/contracts/seen-wishes-contract';
import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { quoteCart } from '@wishbow/domain/cart-quote';
import { NO_MONEY } from '@wishbow/domain/money';
import type { OrderQuote } from '@wishbow/domain/order-quote';
import type { Dependencies } from '../dependencies.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import type { ShipToRow } from '../orders/order-row.ts';
import type { CartLineRow, CartRow } from './cart-row.ts';
import { findProducts } from './find-products.ts';
import { listRecipients } from './find-recipient.ts';
import { type PricedParcel, parcelsOf } from './priced-parcels.ts';

export interface CartTerms {
  readonly usesCredit: boolean;
  readonly maxShippingDays: number;
}

export interface PricedCart {
  readonly cart: CartRow;
  readonly parcels: readonly PricedParcel[];
  /** By parcel: what it costs, of those that are counted. */
  readonly quotes: ReadonlyMap<string, OrderQuote>;
  readonly quote: CartQuote;
}

/** What everything in a cart costs now and what keeps it from being ordered. Prices come from the catalogue. */
export async function priceCart(deps: Dependencies, cart: CartRow, terms: CartTerms): Promise<PricedCart> {
  const { _id: buyerId, lines } = cart;
  const [wishes, products, recipients, addresses, ownEmail, balance] = await Promise.all([
    listWishes(deps, buyerId, lines),
    findProducts(
      deps,
      lines.map(({ productId }) => productId),
      terms.maxShippingDays,
    ),
    listRecipients(
      deps,
      buyerId,
      lines.flatMap(({ recipientId }) => recipientId ?? []),
    ),
    listAddresses(deps, buyerId, lines),
    findOwnEmail(deps, buyerId, lines),
    getCreditBalance(deps.connection, buyerId),
  ]);
  const parcels = parcelsOf(cart, { wishes, products, recipients, addresses, ownEmail });
  const counted = parcels.filter(({ isCounted }) => isCounted).map(({ id, priced }) => ({ id, lines: priced }));
  const { parcels: quotes, whole } = quoteCart(counted, terms.usesCredit ? balance : NO_MONEY);
  return { cart, parcels, quotes, quote: { ...whole, creditBalanceCents: balance } };
}

/** Nobody invites themself; asked for only where somebody is invited. */
async function findOwnEmail(
  { call }: Dependencies,
  userId: UserId,
  lines: readonly CartLineRow[],
): Promise<string | undefined> {
  if (lines.every(({ invitedEmail }) => invitedEmail === null)) return undefined;
  const found = await call(accountsInternalContract.getOwnAccount, { body: { userId } });
  return found.status === 200 ? found.body.email.toLowerCase() : undefined;
}

async function listWishes(
  { call }: Dependencies,
  viewerId: UserId,
  lines: readonly CartLineRow[],
): Promise<ReadonlyMap<WishId, WishOnPage>> {
  const wishIds = [...new Set(lines.flatMap(({ wishId }) => wishId ?? []))];
  if (wishIds.length === 0) return new Map();
  const { body } = await call(seenWishesInternalContract.listSeenWishes, { body: { viewerId, wishIds } });
  return new Map(body.wishes.map((wish) => [wish.id, wish]));
}

/** Where parcels can go: to whoever has an address. It is for the order; what of it is shown the view decides. */
async function listAddresses(
  { call }: Dependencies,
  buyerId: UserId,
  lines: readonly CartLineRow[],
): Promise<ReadonlyMap<UserId, ShipToRow>> {
  const ids = new Set(lines.flatMap(({ shipTo, recipientId }) => (shipTo === 'me' ? buyerId : (recipientId ?? []))));
  const found = [...ids].map(async (userId): Promise<[UserId, ShipToRow][]> => {
    const answer = await call(accountsInternalContract.getShippingAddress, { body: { userId } });
    return answer.status === 200 ? [[userId, { userId, ...answer.body }]] : [];
  });
  return new Map((await Promise.all(found)).flat());
}
