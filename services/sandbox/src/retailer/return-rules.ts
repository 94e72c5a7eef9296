import { ReturnRequest } from './order-request.ts';
import type { RetailerRequest } from './retailer-request-repository.ts';

type Quantities = readonly { product_id: string; quantity: number }[];

const isRefused = ({ timeline }: Pick<RetailerRequest, 'timeline'>): boolean =>
  timeline.at(-1)?.answer.code === 'return_refused';

const quantityOf = (productId: string, products: Quantities): number =>
  products.reduce((total, product) => total + (product.product_id === productId ? product.quantity : 0), 0);

/** Whether everything `wanted` was bought and is not being returned already; refused returns do not count. */
export const canReturn = (
  bought: Quantities,
  earlier: readonly Pick<RetailerRequest, 'timeline' | 'body'>[],
  wanted: Quantities,
): boolean => {
  const returned = earlier
    .filter((request) => !isRefused(request))
    .flatMap(({ body }) => ReturnRequest.parse(body).products);
  return wanted.every(
    ({ product_id }) =>
      quantityOf(product_id, wanted) + quantityOf(product_id, returned) <= quantityOf(product_id, bought),
  );
};
