import { z } from 'zod';
import { renderCard } from './card.ts';
import { findCustomer } from './find-customer.ts';
import { ListPage } from './form-values.ts';
import { defineOperation, renderList } from './operation.ts';
import { attachmentRefusal, newPaymentMethod } from './payment-methods.ts';
import { missing, ok, type Refused } from './stripe-error.ts';
import type { StripeStore } from './stripe-repository.ts';
import type { CustomerRow, PaymentMethodRow } from './stripe-rows.ts';
import { spendToken } from './tokens.ts';

const renderSource = ({ _id, card, customer }: PaymentMethodRow) => renderCard(_id, card, customer);

/** Saves a token's card with a customer the older way; the first card becomes the default one. */
export const addSource = async (
  store: StripeStore,
  customer: CustomerRow,
  tokenId: string,
  now: Date,
): Promise<{ customer: CustomerRow; source: PaymentMethodRow } | Refused> => {
  const spent = await spendToken(store, tokenId, now);
  if ('refused' in spent) return spent;
  const refused = attachmentRefusal(spent.card);
  if (refused) return { refused };
  const source = newPaymentMethod(spent.cardId, spent.card, now, { customer: customer._id });
  const changed = { ...customer, defaultSource: customer.defaultSource ?? source._id };
  await store.paymentMethods.save(source);
  await store.customers.save(changed);
  return { customer: changed, source };
};

const createSource = defineOperation({
  method: 'post',
  path: '/v1/customers/:id/sources',
  input: z.object({ source: z.string() }),
  run: async ({ path: { id = '' }, input, store, now }) => {
    const customer = await findCustomer(store, id);
    if (!customer) return missing('customer', id);
    const added = await addSource(store, customer, input.source, now);
    if ('refused' in added) return added.refused;
    store.announce('customer.source.created', renderSource(added.source));
    return ok(renderSource(added.source));
  },
});

/** A card of this very customer; another customer's is as good as missing. */
const findSource = async (
  store: StripeStore,
  customerId: string,
  sourceId: string,
): Promise<PaymentMethodRow | undefined> => {
  const source = await store.paymentMethods.find(sourceId);
  return source?.customer === customerId ? source : undefined;
};

const getSource = defineOperation({
  method: 'get',
  path: '/v1/customers/:id/sources/:source',
  input: z.unknown(),
  run: async ({ path: { id = '', source: sourceId = '' }, store }) => {
    const source = await findSource(store, id, sourceId);
    return source ? ok(renderSource(source)) : missing('source', sourceId);
  },
});

const listSources = defineOperation({
  method: 'get',
  path: '/v1/customers/:id/sources',
  input: ListPage.extend({ object: z.literal('card').optional() }),
  run: async ({ path: { id = '' }, input, store }) =>
    ok(
      renderList(
        `/v1/customers/${id}/sources`,
        await store.paymentMethods.listPage({ customer: id }, input),
        renderSource,
      ),
    ),
});

const deleteSource = defineOperation({
  method: 'delete',
  path: '/v1/customers/:id/sources/:source',
  input: z.unknown(),
  run: async ({ path: { id = '', source: sourceId = '' }, store }) => {
    const source = await findSource(store, id, sourceId);
    const customer = await store.customers.find(id);
    if (!source || !customer) return missing('source', sourceId);
    await store.paymentMethods.save({ ...source, customer: null });
    const [next] = (await store.paymentMethods.listAll({ customer: id })).filter(({ _id }) => _id !== sourceId);
    await store.customers.save({
      ...customer,
      defaultSource: customer.defaultSource === sourceId ? (next?._id ?? null) : customer.defaultSource,
    });
    store.announce('customer.source.deleted', renderSource(source));
    return ok({ id: sourceId, object: 'card', deleted: true });
  },
});

export const sourceOperations = [createSource, getSource, listSources, deleteSource];
