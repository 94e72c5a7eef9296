import type { ProductId } from '@wishbow/contracts/items';
import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { PricedLine } from '@wishbow/domain/order-quote';
import type { ShipToRow } from '../orders/order-row.ts';
import { giftRefusal } from '../quotes/gift-rules.ts';
import { NO_ADDRESS } from '../quotes/no-address.ts';
import { type Refused, refused } from '../refusals.ts';
import type { CartLineRow, CartRow } from './cart-row.ts';
import { parcelIdOf } from './cart-rules.ts';
import type { OfferedProduct } from './find-products.ts';
import { receivingRefusal, type SeenRecipient } from './find-recipient.ts';

const OWN_EMAIL = 'This is your own email address. Let somebody else surprise you.';

/** A line with what is known of it now. */
export interface LookedUpLine {
  readonly line: CartLineRow;
  /** undefined for what is nobody's wish, and for wishes that are gone or hidden. */
  readonly wish: WishOnPage | undefined;
  readonly product: OfferedProduct | undefined;
  readonly obstacle: Refused['refusal'] | undefined;
}

/** What goes to one recipient at one place. */
export interface PricedParcel {
  readonly id: string;
  readonly lines: readonly LookedUpLine[];
  readonly recipient: SeenRecipient | undefined;
  /** Where it goes; undefined while that is not known. */
  readonly shipTo: ShipToRow | undefined;
  /** Whether it is part of the total. */
  readonly isCounted: boolean;
  readonly obstacle: Refused['refusal'] | undefined;
  /** Those lines that can be ordered. */
  readonly priced: readonly PricedLine[];
}

/** What others know about the things and people in a cart. */
export interface CartFacts {
  readonly wishes: ReadonlyMap<WishId, WishOnPage>;
  readonly products: ReadonlyMap<ProductId, OfferedProduct>;
  readonly recipients: ReadonlyMap<UserId, SeenRecipient>;
  readonly addresses: ReadonlyMap<UserId, ShipToRow>;
  /** The buyer's own, where somebody is invited by theirs. */
  readonly ownEmail: string | undefined;
}

/** The parcels of a cart in the order of their first lines. */
export function parcelsOf({ _id: buyerId, lines }: CartRow, facts: CartFacts): PricedParcel[] {
  const ids = [...new Set(lines.map(parcelIdOf))];
  return ids.map((id) => {
    const own = lines.filter((line) => parcelIdOf(line) === id);
    return parcelOf(
      id,
      own.map((line) => lookedUp(buyerId, line, lines, facts)),
      buyerId,
      facts,
    );
  });
}

function parcelOf(id: string, lines: readonly LookedUpLine[], buyerId: UserId, facts: CartFacts): PricedParcel {
  const { recipientId = null, invitedEmail = null } = lines[0]?.line ?? {};
  const shipTo = placeOf(lines[0]?.line, buyerId, facts);
  const recipient = recipientId ? facts.recipients.get(recipientId) : undefined;
  return {
    id,
    lines,
    recipient,
    shipTo,
    isCounted: recipientId !== null || invitedEmail !== null,
    obstacle: parcelObstacle(lines, buyerId, { recipient, shipTo, ownEmail: facts.ownEmail }),
    priced: lines.flatMap(({ line, product, obstacle }) => (product?.ok && !obstacle ? pricedLine(line, product) : [])),
  };
}

/** Where somebody lives who is invited by e-mail they say themself, when they claim it. */
function placeOf(line: CartLineRow | undefined, buyerId: UserId, { addresses }: CartFacts): ShipToRow | undefined {
  if (!line) return undefined;
  const { recipientId, invitedEmail, shipTo } = line;
  if (shipTo === 'me') return addresses.get(buyerId);
  if (invitedEmail) return { userId: null, firstName: invitedEmail, lastName: '', address: null };
  return recipientId ? addresses.get(recipientId) : undefined;
}

const pricedLine = ({ quantity }: CartLineRow, { offer }: Extract<OfferedProduct, { ok: true }>): PricedLine => ({
  unitPriceCents: offer.price,
  quantity,
  shippingCents: offer.shipping_price,
});

function lookedUp(buyerId: UserId, line: CartLineRow, all: readonly CartLineRow[], facts: CartFacts): LookedUpLine {
  const wish = line.wishId ? facts.wishes.get(line.wishId) : undefined;
  const product = facts.products.get(line.productId);
  return { line, wish, product, obstacle: lineObstacle(buyerId, line, all, { wish, product }) };
}

function lineObstacle(
  buyerId: UserId,
  line: CartLineRow,
  all: readonly CartLineRow[],
  { wish, product }: Pick<LookedUpLine, 'wish' | 'product'>,
): LookedUpLine['obstacle'] {
  if (line.wishId) {
    if (!wish) return { reason: 'not_found', message: 'This wish is not there any more. Please remove it.' };
    const isMoved = wish.user_id !== line.recipientId || wish.product_id !== line.productId;
    if (isMoved) return { reason: 'mismatch', message: 'This wish has changed. Please remove it and add it again.' };
    const refusal = giftRefusal(wish, buyerId, unitsInCart(all, wish.id));
    if (refusal) return refusal.refusal;
  }
  return product?.ok === false ? product.refusal : undefined;
}

/** Several lines may come to be about one wish; together they take no more of it than there is (row 39). */
export const unitsInCart = (lines: readonly CartLineRow[], wishId: WishId): number =>
  lines.filter((line) => line.wishId === wishId).reduce((sum, { quantity }) => sum + quantity, 0);

function parcelObstacle(
  [first]: readonly LookedUpLine[],
  buyerId: UserId,
  { recipient, shipTo, ownEmail }: Pick<PricedParcel, 'recipient' | 'shipTo'> & Pick<CartFacts, 'ownEmail'>,
): PricedParcel['obstacle'] {
  if (!first) return undefined;
  const { recipientId, invitedEmail, wishId, shipTo: place } = first.line;
  if (invitedEmail === null && !recipientId) return refused('recipient_required').refusal;
  if (invitedEmail !== null && invitedEmail === ownEmail) return { reason: 'self_gift', message: OWN_EMAIL };
  const refusal = wishId || !recipientId ? undefined : receivingRefusal(buyerId, recipientId, recipient);
  if (refusal) return refusal.refusal;
  if (shipTo) return undefined;
  return { reason: 'no_address', message: NO_ADDRESS[place] };
}
