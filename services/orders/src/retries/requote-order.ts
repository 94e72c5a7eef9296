import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import { NO_MONEY } from '@wishbow/domain/money';
import { quoteOrder } from '@wishbow/domain/order-quote';
import type { Dependencies } from '../dependencies.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import type { OrderRow, ShipToRow } from '../orders/order-row.ts';
import { type Refused, refused } from '../refusals.ts';

/** What an order would cost and where it would go, as things are now. */
type NewTerms = Pick<OrderRow, 'lines' | 'quote' | 'shipTo'>;

/** Prices every line anew; Llama Bucks are laid out again if they were before, as far as there are any. */
export async function requoteOrder(
  deps: Dependencies,
  order: OrderRow,
): Promise<{ ok: true; terms: NewTerms } | Refused<'item_unavailable' | 'unavailable'>> {
  const lines = [];
  for (const line of order.lines) {
    const body = { productId: line.productId, maxShippingDays: order.maxShippingDays };
    const offered = await deps.call(catalogInternalContract.quoteItem, { body });
    if (offered.status === 503) return refused('unavailable');
    if (offered.status !== 200 || offered.body.item.invalid) return refused('item_unavailable');
    const { price, shipping_price } = offered.body.offer;
    lines.push({ ...line, unitPriceCents: price, shippingCents: shipping_price });
  }
  const usesCredit = order.quote.creditCents > 0;
  const balance = usesCredit ? await getCreditBalance(deps.connection, order.buyerId) : NO_MONEY;
  return { ok: true, terms: { lines, quote: quoteOrder(lines, balance), shipTo: await shipToNow(deps, order) } };
}

/** The address as it is now: a wrong one may have been put right since. */
async function shipToNow({ call }: Dependencies, { shipTo }: OrderRow): Promise<ShipToRow> {
  if (!shipTo.userId) return shipTo;
  const found = await call(accountsInternalContract.getShippingAddress, { body: { userId: shipTo.userId } });
  return found.status === 200 ? { userId: shipTo.userId, ...found.body } : shipTo;
}
