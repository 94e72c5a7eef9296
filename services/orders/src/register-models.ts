import type { Connection } from '@wishbow/service/mongo/connection';
import { inboxModel } from '@wishbow/service/outbox/inbox';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { cardholderModel } from './cards/cardholder-model.ts';
import { cartModel } from './cart/cart-model.ts';
import { checkoutKeyModel } from './checkout/checkout-key-model.ts';
import { accountModel } from './ledger/account-model.ts';
import { journalModel } from './ledger/journal-model.ts';
import { orderModel } from './orders/order-model.ts';

const MODELS = [
  cartModel,
  orderModel,
  journalModel,
  accountModel,
  cardholderModel,
  checkoutKeyModel,
  inboxModel,
  outboxModel,
];

/** Makes every collection of this service known to the connection, so that all indexes are built. */
export function registerModels(connection: Connection): void {
  for (const model of MODELS) model(connection);
}
