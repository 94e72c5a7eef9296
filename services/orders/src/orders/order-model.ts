import { ORDER_STATES } from '@wishbow/domain/order-state';
import { type Connection, type Model, Schema, type SchemaDefinition } from 'mongoose';
import type { OrderRow } from './order-row.ts';

const text = { type: String, required: true } as const;
const textOrNull = { type: String, default: null } as const;
const amount = { type: Number, required: true, min: 0 } as const;
const part = (fields: SchemaDefinition) => new Schema(fields, { _id: false });

const line = part({
  wishId: textOrNull,
  productId: text,
  title: text,
  variantTitle: textOrNull,
  image: textOrNull,
  quantity: { type: Number, required: true, min: 1 },
  unitPriceCents: amount,
  shippingCents: amount,
});

const quote = part({
  subtotalCents: amount,
  shippingCents: amount,
  processingFeeCents: amount,
  creditCents: amount,
  totalCents: amount,
});

const address = part({
  address: text,
  address_2: String,
  city: text,
  state: text,
  postal: text,
  country: text,
});

const cancellation = part({
  count: { type: Number, required: true },
  refundTo: text,
  requests: { type: [part({ merchantOrderId: text, requestId: text })], required: true },
});

const returning = part({
  count: { type: Number, required: true },
  reason: text,
  explanation: String,
  items: { type: [part({ line: { type: Number, required: true }, quantity: { type: Number, required: true } })] },
  refundTo: text,
  requestId: textOrNull,
  labelUrls: { type: [String], required: true },
  returnBy: { type: Date, default: null },
  code: textOrNull,
});

const late = part({
  foundAt: { type: Date, required: true },
  requestId: text,
  totalCents: amount,
  merchantOrderIds: { type: [String], required: true },
  decision: text,
});

const invitation = part({
  email: text,
  tokenHash: text,
  sentAt: { type: Date, required: true },
  claimedAt: { type: Date, default: null },
  expiredAt: { type: Date, default: null },
});

const schema = new Schema<OrderRow>(
  {
    _id: text,
    buyerId: text,
    recipientId: textOrNull,
    lines: { type: [line], required: true },
    quote: { type: quote, required: true },
    message: String,
    isPrivate: { type: Boolean, required: true },
    maxShippingDays: { type: Number, required: true },
    shipTo: part({ userId: textOrNull, firstName: text, lastName: String, address: { type: address, default: null } }),
    card: { type: part({ id: text, customerId: text, brand: text, last4: text }), default: null },
    state: { type: String, enum: ORDER_STATES, required: true },
    steps: { type: [part({ state: text, at: { type: Date, required: true } })], required: true },
    attempt: { type: Number, required: true },
    intentKey: String,
    fingerprint: text,
    askedIntentId: String,
    paymentIntentId: textOrNull,
    retailerRequestId: textOrNull,
    retailerOutcome: {
      type: part({
        kind: text,
        totalCents: Number,
        merchantOrderIds: { type: [String], default: undefined },
        code: String,
      }),
      default: null,
    },
    trackingUrl: textOrNull,
    carrier: String,
    trackingNumber: String,
    sentAttempt: Number,
    isRetrying: Boolean,
    late: { type: late, default: undefined },
    cancellation: { type: cancellation, default: undefined },
    returning: { type: returning, default: undefined },
    refunds: { type: [part({ id: text, cardCents: amount, creditCents: amount, state: text })], default: undefined },
    invitation: { type: invitation, default: undefined },
    failure: { type: part({ code: text, message: text }), default: null },
    dueAt: { type: Date, default: null },
    leasedUntil: { type: Date, default: null },
    failedTurns: { type: Number, required: true, default: 0 },
    traceparent: String,
    createdAt: { type: Date, required: true },
  },
  { collection: 'orders', versionKey: false },
);
schema.index({ intentKey: 1 }, { unique: true, partialFilterExpression: { intentKey: { $exists: true } } });
schema.index({ buyerId: 1, createdAt: -1 });
// What admins look through: by state, by time, by price, and by whom it is for.
schema.index({ state: 1, createdAt: 1 });
schema.index({ createdAt: 1, _id: 1 });
schema.index({ 'quote.subtotalCents': 1, _id: 1 });
schema.index({ recipientId: 1, createdAt: -1 });
schema.index({ 'shipTo.userId': 1 });
schema.index(
  { 'invitation.tokenHash': 1 },
  { unique: true, partialFilterExpression: { 'invitation.tokenHash': { $exists: true } } },
);
schema.index({ dueAt: 1 });
schema.index({ 'late.decision': 1 }, { partialFilterExpression: { 'late.decision': 'waiting' } });
schema.index({ 'refunds.state': 1 }, { partialFilterExpression: { 'refunds.state': 'failed' } });

export const orderModel = (connection: Connection): Model<OrderRow> =>
  connection.models.Order ?? connection.model<OrderRow>('Order', schema);
