import type { StripeStore } from './stripe-repository.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** All money at the processor, in cents, for checks that none is lost or taken twice. */
export const readBooks = async (store: StripeStore) => {
  const intents = await store.paymentIntents.listAll({});
  const charges = await store.charges.listAll({});
  const refunds = await store.refunds.listAll({});
  const customers = await store.customers.listAll({});
  const methods = await store.paymentMethods.listAll({});
  return {
    holds: intents
      .filter(({ status }) => status === 'requires_capture')
      .map(({ _id, amountCapturable, customer, metadata, createdAt }) => ({
        payment_intent: _id,
        amount: amountCapturable,
        customer,
        metadata,
        created_at: createdAt,
      })),
    totals: {
      held: sum(intents.map(({ amountCapturable }) => amountCapturable)),
      captured: sum(charges.map(({ amountCaptured }) => amountCaptured)),
      refunded: sum(refunds.map(({ amount }) => amount)),
    },
    payment_intents: intents.map(
      ({ _id, status, amount, amountCapturable, amountReceived, customer, metadata, latestCharge }) => ({
        id: _id,
        status,
        amount,
        amount_capturable: amountCapturable,
        amount_received: amountReceived,
        customer,
        metadata,
        latest_charge: latestCharge,
      }),
    ),
    charges: charges.map(({ _id, paymentIntent, status, amount, amountCaptured, amountRefunded, isReleased }) => ({
      id: _id,
      payment_intent: paymentIntent,
      status,
      amount,
      amount_captured: amountCaptured,
      amount_refunded: amountRefunded,
      released: isReleased,
    })),
    refunds: refunds.map(({ _id, charge, paymentIntent, amount, metadata }) => ({
      id: _id,
      charge,
      payment_intent: paymentIntent,
      amount,
      metadata,
    })),
    customers: customers.map(({ _id, email, metadata, isDeleted }) => ({
      id: _id,
      email,
      metadata,
      deleted: isDeleted,
      payment_methods: methods.filter(({ customer }) => customer === _id).map((method) => method._id),
    })),
  };
};
