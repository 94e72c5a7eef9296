import type { ProductId } from '@wishbow/contracts/items';
import type { CartItemId, OrderId, UserId, WishId, WishlistId } from '@wishbow/contracts/wire-types';
import type { Cents } from '@wishbow/domain/money';

/** One product for one recipient. What it costs is asked anew at every look. */
export interface CartLineRow {
  readonly id: CartItemId;
  readonly productId: ProductId;
  /** null: nobody wishes for it, or nobody has said so yet. */
  readonly wishId: WishId | null;
  readonly wishlistId: WishlistId | null;
  /** null: somebody invited by e-mail, or nobody yet. */
  readonly recipientId: UserId | null;
  readonly invitedEmail: string | null;
  readonly shipTo: 'them' | 'me';
  readonly message: string;
  readonly isPrivate: boolean;
  readonly quantity: number;
  /** Of one, when it was added: tells whether the price has moved since. */
  readonly addedPriceCents: Cents;
  readonly addedAt: Date;
}

/** Everything one person means to give, in the order in which it was added. */
export interface CartRow {
  /** Whose cart it is. */
  readonly _id: UserId;
  /** Goes up with every change, so that nobody changes or orders what they have not seen. */
  readonly version: number;
  /** Written with every checkout, so that it and a change of the cart never happen at once. */
  readonly lastCheckoutId?: OrderId;
  readonly lines: readonly CartLineRow[];
}
