import type { PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { Cart, CartItem, CartObstacle, CartParcel } from '@wishbow/contracts/cart';
import type { PersonSummary } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import { sumCents, times } from '@wishbow/domain/money';
import { canSeeAddress } from '@wishbow/domain/visibility';
import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import { mostGiftable } from '@wishbow/domain/wish-units';
import { type Refused, refusalReply } from '../refusals.ts';
import type { PricedCart } from './price-cart.ts';
import type { LookedUpLine, PricedParcel } from './priced-parcels.ts';

/** What stands where a wish was that its giver may not see any more. */
const GONE = { title: 'A wish that is gone', image: null } as const;

/** A cart as its owner sees it. */
export function cartView({ cart, parcels, quote }: PricedCart): Cart {
  const items = new Map(
    parcels.flatMap((parcel) => parcel.lines.map((line) => [line.line.id, itemView(cart._id, parcel, line)] as const)),
  );
  return {
    version: cart.version,
    cart_items: cart.lines.flatMap(({ id }) => items.get(id) ?? []),
    parcels: parcels.map(parcelView),
    quote,
    obstacle: obstacleView(firstObstacle(parcels)),
  };
}

/** What keeps the counted part of a cart from being ordered. */
export const firstObstacle = (parcels: readonly PricedParcel[]): Refused['refusal'] | undefined => {
  const counted = parcels.filter(({ isCounted }) => isCounted);
  return counted.flatMap(({ obstacle, lines }) => [obstacle, ...lines.map((line) => line.obstacle)]).find(isThere);
};

const isThere = <T>(value: T | undefined): value is T => value !== undefined;

const obstacleView = (refusal: Refused['refusal'] | undefined): CartObstacle | null =>
  refusal ? { code: refusal.reason, message: refusalReply(refusal).body.message } : null;

/** What an order would leave out anyway: what of a recipient everybody may see. */
function summaryOf(person: PersonRecord | undefined): PersonSummary | null {
  if (!person) return null;
  const { id, username, name, firstName, details } = person;
  return { id, username, name, firstName, details: { avatar: details.avatar } };
}

function itemView(buyerId: UserId, { recipient }: PricedParcel, looked: LookedUpLine): CartItem {
  const { line, wish, obstacle } = looked;
  return {
    id: line.id,
    ...pricesOf(looked),
    from_user: { id: buyerId },
    to_user: summaryOf(recipient?.person),
    to_address_user_id: line.shipTo === 'me' ? buyerId : (recipient?.person.id ?? null),
    wish_list_id: wish ? line.wishlistId : null,
    wish_id: line.wishId,
    wishlist: wish ? { id: wish.wishlist.id, name: wish.wishlist.name } : null,
    invited_email: line.invitedEmail,
    message: line.message,
    private: line.isPrivate,
    variant_title: variantOf(looked),
    quantity: line.quantity,
    wanted_quantity: wish?.quantity ?? null,
    most_quantity: wish ? mostGiftable({ wanted: wish.quantity, free: wish.available_quantity }) : MOST_WANTED,
    obstacle: obstacleView(obstacle),
    created_at: line.addedAt.toISOString(),
  };
}

function pricesOf(looked: LookedUpLine) {
  const { line, product } = looked;
  const offer = product?.ok ? product.offer : undefined;
  const isForSomebody = line.recipientId !== null || line.invitedEmail !== null;
  const price = offer?.price ?? line.addedPriceCents;
  return {
    item: { product_id: line.productId, ...facesOf(looked), price },
    price_updated: price !== line.addedPriceCents,
    added_price: line.addedPriceCents,
    shipping_price: isForSomebody && offer ? offer.shipping_price : null,
    shipping_days: offer?.shipping_days ?? null,
  };
}

const variantOf = ({ line, wish, product }: LookedUpLine): string | null => {
  if (line.wishId) return wish?.variant_title ?? null;
  return product?.ok ? product.item.variant_title : null;
};

/** A wish keeps its own title; a hidden one tells nothing of itself. */
function facesOf({ line, wish, product }: LookedUpLine): Pick<CartItem['item'], 'title' | 'image'> {
  if (wish) return { title: wish.title, image: wish.image };
  if (line.wishId) return GONE;
  return product?.ok ? { title: product.item.title, image: product.item.image } : { title: 'A product', image: null };
}

function parcelView({ id, lines, recipient, shipTo, isCounted, obstacle, priced }: PricedParcel): CartParcel {
  const [first] = lines;
  const { message = '', isPrivate = false, shipTo: place = 'them', invitedEmail = null } = first?.line ?? {};
  return {
    id,
    cart_item_ids: lines.map(({ line }) => line.id),
    to_user: summaryOf(recipient?.person),
    invited_email: invitedEmail,
    ship_to: place,
    ships_to: place === 'me' || !recipient || !mayReadAddress(recipient) ? null : townOf(shipTo),
    message,
    private: isPrivate,
    subtotalCents: sumCents(priced.map(({ unitPriceCents, quantity }) => times(unitPriceCents, quantity))),
    is_counted: isCounted,
    obstacle: obstacleView(obstacle),
  };
}

const mayReadAddress = ({ person, viewing }: NonNullable<PricedParcel['recipient']>): boolean =>
  canSeeAddress(viewing, { addressSharing: person.settings.show_address });

const townOf = (shipTo: PricedParcel['shipTo']): CartParcel['ships_to'] =>
  shipTo?.address ? { city: shipTo.address.city, state: shipTo.address.state } : null;
