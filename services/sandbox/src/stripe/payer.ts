import { findCustomer } from './find-customer.ts';
import { findPaymentMethod } from './payment-methods.ts';
import { invalidRequest, missing, type Refused, type StripeAnswer } from './stripe-error.ts';
import type { StripeStore } from './stripe-repository.ts';
import type { CustomerRow, PaymentMethodRow } from './stripe-rows.ts';

/** Who pays and with what; either may be left open until later. */
export type Payer = { customer: CustomerRow | undefined; method: PaymentMethodRow | undefined };
export type NamedPayer = { customer?: string | undefined; payment_method?: string | undefined };

/** A card saved with one customer pays for that customer only. */
export const ownershipProblem = (
  method: Pick<PaymentMethodRow, 'customer'>,
  customer: string | null,
): StripeAnswer | undefined => {
  if (method.customer === null || method.customer === customer) return undefined;
  const message =
    customer === null
      ? 'The PaymentMethod belongs to a Customer. Please include the Customer in the `customer` parameter.'
      : 'The PaymentMethod does not belong to the Customer you supplied.';
  return invalidRequest(message, { param: 'payment_method' });
};

/** The customer and the card that a call names by their ids, if they exist and belong together. */
export const findPayer = async (store: StripeStore, named: NamedPayer, now: Date): Promise<Payer | Refused> => {
  const customer = named.customer === undefined ? undefined : await findCustomer(store, named.customer);
  if (named.customer !== undefined && !customer) return { refused: missing('customer', named.customer, 'customer') };
  if (named.payment_method === undefined) return { customer, method: undefined };
  const method = await findPaymentMethod(store, named.payment_method, now);
  if (!method) return { refused: missing('PaymentMethod', named.payment_method, 'payment_method') };
  const foreign = ownershipProblem(method, customer?._id ?? null);
  return foreign ? { refused: foreign } : { customer, method };
};
