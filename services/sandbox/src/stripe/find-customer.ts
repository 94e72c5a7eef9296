import type { StripeStore } from './stripe-repository.ts';
import type { CustomerRow } from './stripe-rows.ts';

/** A customer that was not deleted. */
export const findCustomer = async (store: StripeStore, id: string): Promise<CustomerRow | undefined> => {
  const customer = await store.customers.find(id);
  return customer?.isDeleted ? undefined : customer;
};
