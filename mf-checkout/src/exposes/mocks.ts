import type { PartMocks } from '@wishbow/testing/world/part-mocks';
import {
  adminCreditMocks,
  adminPayoutsMocks,
  disputesMocks,
  overviewMocks,
  reconciliationsMocks,
} from '../mocks/admin-money-mocks.ts';
import { adminOrdersMocks } from '../mocks/admin-orders-mocks.ts';
import { cardProcessor } from '../mocks/card-processor-mocks.ts';
import { cartMocks } from '../mocks/cart-mocks.ts';
import { cartCheckoutMocks, ordersMocks, paymentsMocks } from '../mocks/checkout-mocks.ts';
import { customGiftsMocks } from '../mocks/custom-gifts-mocks.ts';
import { creditMocks, invitationsMocks, orderActionsMocks } from '../mocks/order-actions-mocks.ts';
import { scenarios } from '../mocks/scenarios.ts';

/** What orders answers where there is no backend, and the card processor behind it. */
const mocks: PartMocks = {
  owner: 'mf-checkout',
  contracts: [
    cartMocks,
    cartCheckoutMocks,
    ordersMocks,
    paymentsMocks,
    orderActionsMocks,
    creditMocks,
    invitationsMocks,
    customGiftsMocks,
    adminOrdersMocks,
    adminPayoutsMocks,
    adminCreditMocks,
    disputesMocks,
    reconciliationsMocks,
    overviewMocks,
  ],
  scenarios,
  others: cardProcessor,
};

export default mocks;
