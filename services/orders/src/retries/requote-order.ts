import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import { catalogInternalContract } from '@wishbow/contracts/catalog-contract';
import { NO_MONEY } from '@wishbow/domain/money';
import { quoteOrder } from '@wishbow/domain/order-quote';
import { refusalToGive } from '../cart/find-recipient.ts';
import type { Dependencies } from '../dependencies.ts';
import { getCreditBalance } from '../ledger/ledger-repository.ts';
import type { OrderRow, ShipToRow } from '../orders/order-row.ts';
import { NO_ADDRESS } from '../quotes/no-address.ts';
import { type Refused, refused } from '../refusals.ts';

/** What an order would cost and where it would go, as things are now. */
type NewTerms = Pick<OrderRow, 'lines' | 'quote' | 'shipTo'>;

type RequoteRefused = Refused<
  'item_unavailable' | 'unavailable' | 'no_address' | 'self_gift' | 'not_found' | 'recipient_private'
>;

/**
 * Prices every line anew; Llama Bucks are laid out again if they were before, as far as there are any. It goes where
 * its owner lives by now, and nowhere if they have taken their address back or are not to be given this any more.
 */
export async function requoteOrder(
  deps: Dependencies,
  order: OrderRow,
): Promise<{ ok: true; terms: NewTerms } | RequoteRefused> {
  const [refusal, shipTo, balance, quoted] = await Promise.all([
    receivingRefusalNow(deps, order),
    shipToNow(deps, order),
    order.quote.creditCents > 0 ? getCreditBalance(deps.connection, order.buyerId) : NO_MONEY,
    quoteLines(deps, order),
  ]);
  if (refusal) return refusal;
  if (!shipTo) return refused('no_address', { message: noAddress(order) });
  if (!quoted.ok) return quoted;
  return { ok: true, terms: { lines: quoted.lines, quote: quoteOrder(quoted.lines, balance), shipTo } };
}

async function quoteLines(
  { call }: Dependencies,
  order: OrderRow,
): Promise<{ ok: true; lines: OrderRow['lines'] } | Refused<'item_unavailable' | 'unavailable'>> {
  const lines = [];
  for (const line of order.lines) {
    const body = { productId: line.productId, maxShippingDays: order.maxShippingDays };
    const offered = await call(catalogInternalContract.quoteItem, { body });
    if (offered.status === 503) return refused('unavailable');
    if (offered.status !== 200 || offered.body.item.invalid) return refused('item_unavailable');
    const { price, shipping_price } = offered.body.offer;
    lines.push({ ...line, unitPriceCents: price, shippingCents: shipping_price });
  }
  return { ok: true, lines };
}

/**
 * A wish answers for itself when its units are taken; for anything else the recipient has to be open to the buyer, or
 * have claimed it.
 */
const receivingRefusalNow = async (deps: Dependencies, { lines, buyerId, recipientId, invitation }: OrderRow) =>
  recipientId && !invitation && lines.some(({ wishId }) => wishId === null)
    ? refusalToGive(deps, buyerId, recipientId)
    : undefined;

/** The address as it is now: a wrong one may have been put right since. @returns undefined when there is none any more. */
async function shipToNow({ call }: Dependencies, { shipTo }: OrderRow): Promise<ShipToRow | undefined> {
  if (!shipTo.userId) return shipTo;
  const found = await call(accountsInternalContract.getShippingAddress, { body: { userId: shipTo.userId } });
  return found.status === 200 ? { userId: shipTo.userId, ...found.body } : undefined;
}

const noAddress = ({ shipTo, buyerId }: OrderRow): string =>
  shipTo.userId === buyerId ? NO_ADDRESS.me : 'They have taken their address back, so nothing can be shipped to them.';
