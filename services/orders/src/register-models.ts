import { auditModel } from '@wishbow/service/audit/audit-model';
import type { Connection } from '@wishbow/service/mongo/connection';
import { inboxModel } from '@wishbow/service/outbox/inbox';
import { outboxModel } from '@wishbow/service/outbox/outbox-model';
import { cardholderModel } from './cards/cardholder-model.ts';
import { cartModel } from './cart/cart-model.ts';
import { cartCheckoutModel } from './cart-checkout/cart-checkout-model.ts';
import { checkoutKeyModel } from './checkout/checkout-key-model.ts';
import { contributionModel } from './contributions/contribution-model.ts';
import { customGiftModel } from './custom-gifts/custom-gift-model.ts';
import { disputeModel } from './disputes/dispute-model.ts';
import { accountModel } from './ledger/account-model.ts';
import { journalModel } from './ledger/journal-model.ts';
import { forgottenPersonModel } from './orders/forgotten-person-model.ts';
import { orderModel } from './orders/order-model.ts';
import { payoutModel } from './payouts/payout-model.ts';
import { reconciliationModel } from './reconciliation/reconciliation-model.ts';

const MODELS = [
  cartModel,
  cartCheckoutModel,
  orderModel,
  customGiftModel,
  contributionModel,
  payoutModel,
  journalModel,
  reconciliationModel,
  disputeModel,
  accountModel,
  cardholderModel,
  checkoutKeyModel,
  forgottenPersonModel,
  auditModel,
  inboxModel,
  outboxModel,
];

/** Makes every collection of this service known to the connection, so that all indexes are built. */
export function registerModels(connection: Connection): void {
  for (const model of MODELS) model(connection);
}
