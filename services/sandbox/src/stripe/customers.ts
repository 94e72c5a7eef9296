import { z } from 'zod';
import { newId } from './card.ts';
import { findCustomer } from './find-customer.ts';
import { FormText, ListPage, Metadata, mergeMetadata, unixSeconds } from './form-values.ts';
import { defineOperation, renderList } from './operation.ts';
import { addSource } from './sources.ts';
import { missing, ok } from './stripe-error.ts';
import type { CustomerRow } from './stripe-rows.ts';

export const renderCustomer = (customer: CustomerRow) => {
  if (customer.isDeleted) return { id: customer._id, object: 'customer', deleted: true };
  const { _id, createdAt, email, name, description, metadata, defaultSource } = customer;
  return {
    id: _id,
    object: 'customer',
    address: null,
    balance: 0,
    created: unixSeconds(createdAt),
    currency: null,
    default_source: defaultSource,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
};

const CustomerInput = z.object({
  email: FormText.optional(),
  name: FormText.optional(),
  description: FormText.optional(),
  metadata: Metadata.default({}),
  source: z.string().optional(),
});

const createCustomer = defineOperation({
  method: 'post',
  path: '/v1/customers',
  input: CustomerInput,
  run: async ({ input, store, now }) => {
    const { email = null, name = null, description = null, metadata, source } = input;
    const customer: CustomerRow = {
      _id: newId('cus'),
      createdAt: now,
      email,
      name,
      description,
      metadata,
      defaultSource: null,
      isDeleted: false,
    };
    const added = source === undefined ? { customer } : await addSource(store, customer, source, now);
    if ('refused' in added) return added.refused;
    const created = added.customer;
    await store.customers.save(created);
    store.announce('customer.created', renderCustomer(created));
    return ok(renderCustomer(created));
  },
});

const getCustomer = defineOperation({
  method: 'get',
  path: '/v1/customers/:id',
  input: z.unknown(),
  run: async ({ path: { id = '' }, store }) => {
    const customer = await store.customers.find(id);
    return customer ? ok(renderCustomer(customer)) : missing('customer', id);
  },
});

const updateCustomer = defineOperation({
  method: 'post',
  path: '/v1/customers/:id',
  input: CustomerInput,
  run: async ({ path: { id = '' }, input, store }) => {
    const customer = await findCustomer(store, id);
    if (!customer) return missing('customer', id);
    const { email = customer.email, name = customer.name, description = customer.description } = input;
    const updated = {
      ...customer,
      email,
      name,
      description,
      metadata: mergeMetadata(customer.metadata, input.metadata),
    };
    await store.customers.save(updated);
    store.announce('customer.updated', renderCustomer(updated));
    return ok(renderCustomer(updated));
  },
});

const deleteCustomer = defineOperation({
  method: 'delete',
  path: '/v1/customers/:id',
  input: z.unknown(),
  run: async ({ path: { id = '' }, store }) => {
    const customer = await findCustomer(store, id);
    if (!customer) return missing('customer', id);
    const deleted = { ...customer, isDeleted: true, email: null, name: null };
    await store.customers.save(deleted);
    for (const card of await store.paymentMethods.listAll({ customer: id }))
      await store.paymentMethods.save({ ...card, customer: null });
    store.announce('customer.deleted', renderCustomer(deleted));
    return ok(renderCustomer(deleted));
  },
});

const listCustomers = defineOperation({
  method: 'get',
  path: '/v1/customers',
  input: ListPage.extend({ email: z.string().optional() }),
  run: async ({ input: { email, ...page }, store }) =>
    ok(
      renderList(
        '/v1/customers',
        await store.customers.listPage({ isDeleted: false, ...(email !== undefined && { email }) }, page),
        renderCustomer,
      ),
    ),
});

export const customerOperations = [createCustomer, getCustomer, updateCustomer, deleteCustomer, listCustomers];
