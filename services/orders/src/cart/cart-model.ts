import { type Connection, type Model, Schema } from 'mongoose';
import type { CartLineRow, CartRow } from './cart-row.ts';

const text = { type: String, required: true } as const;
const textOrNull = { type: String, default: null } as const;

const line = new Schema<CartLineRow>(
  {
    id: text,
    productId: text,
    wishId: textOrNull,
    wishlistId: textOrNull,
    recipientId: textOrNull,
    invitedEmail: textOrNull,
    shipTo: { type: String, enum: ['them', 'me'], required: true },
    message: String,
    isPrivate: { type: Boolean, required: true },
    quantity: { type: Number, required: true, min: 1 },
    addedPriceCents: { type: Number, required: true, min: 0 },
    addedAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);

/** One document per person: what belongs together changes together. */
const schema = new Schema<CartRow>(
  {
    _id: text,
    version: { type: Number, required: true },
    lastCheckoutId: String,
    lines: { type: [line], required: true },
  },
  { collection: 'carts', versionKey: false },
);

export const cartModel = (connection: Connection): Model<CartRow> =>
  connection.models.Cart ?? connection.model<CartRow>('Cart', schema);
