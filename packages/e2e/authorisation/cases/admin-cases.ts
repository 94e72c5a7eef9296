import type { adminMailsContract } from '@wishbow/contracts/admin-mails-contract';
import type { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import type { adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import type { adminCreditContract, adminPeopleContract } from '@wishbow/contracts/admin-people-contract';
import type { adminReportsContract } from '@wishbow/contracts/admin-reports-contract';
import type { adminTrendingContract } from '@wishbow/contracts/admin-trending-contract';
import type { auditContract } from '@wishbow/contracts/audit-contract';
import type { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import type { disputesContract } from '@wishbow/contracts/disputes-contract';
import type { overviewContract } from '@wishbow/contracts/overview-contract';
import type { reconciliationsContract } from '@wishbow/contracts/reconciliations-contract';
import { ReportId } from '@wishbow/contracts/wire-types';
import { adminsOnly } from '../subjects.ts';
import type { World } from '../world/world.ts';
import type { CasesOf } from './cases-of.ts';

type OfMoney = typeof adminOrdersContract &
  typeof adminPayoutsContract &
  typeof disputesContract &
  typeof reconciliationsContract &
  typeof adminCreditContract;
type OfEverything = typeof adminPeopleContract &
  typeof adminReportsContract &
  typeof adminTrendingContract &
  typeof adminMailsContract &
  typeof auditContract &
  typeof overviewContract &
  typeof deployedPartsContract;

const ADMIN_ORDERS = 'services/orders/src/admin-orders';
const reason = 'Asked by the buyer';
const theOrder = ({ gift }: World) => ({ orderId: gift.orderId });
const thePayout = ({ payoutId }: World) => ({ payoutId });
const theBystander = ({ bystander }: World) => ({ body: { user_ids: [bystander.id], reason } });

const { admin: _, ...othersThanAdmins } = adminsOnly('200');

const ofMoney: CasesOf<OfMoney> = {
  listReconciliations: [{ call: () => ({}), outcomes: adminsOnly('200') }],
  listDisputes: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  searchOrders: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  getOrderForAdmin: [{ call: (world) => ({ params: theOrder(world) }), outcomes: adminsOnly('200') }],
  askStore: [{ call: (world) => ({ params: theOrder(world) }), outcomes: adminsOnly('200') }],
  resolveOrder: [
    {
      about: 'an order that is not unknown',
      call: (world) => ({ params: theOrder(world), body: { outcome: 'failed', reason } }),
      outcomes: adminsOnly('409 invalid_state'),
      allowedIn: ADMIN_ORDERS,
    },
  ],
  decideLateOrder: [
    {
      about: 'an order that the store has not placed late',
      call: (world) => ({ params: theOrder(world), body: { decision: 'take', reason } }),
      outcomes: adminsOnly('409 invalid_state'),
      allowedIn: ADMIN_ORDERS,
    },
  ],
  retryOrderForBuyer: [
    {
      about: 'an order that has not failed',
      call: (world) => ({ params: theOrder(world), body: { reason } }),
      outcomes: adminsOnly('409 not_retryable'),
      allowedIn: ADMIN_ORDERS,
    },
  ],
  refundOrder: [
    {
      about: 'more than was paid',
      call: (world) => ({
        params: theOrder(world),
        body: { refund_id: crypto.randomUUID(), amountCents: 99_999_900, target: 'card', reason },
      }),
      outcomes: adminsOnly('409 over_refund'),
      allowedIn: ADMIN_ORDERS,
    },
  ],
  creditFailedRefund: [
    {
      about: 'a refund that never was',
      call: (world) => ({ params: theOrder(world), body: { refund_id: 'none', reason } }),
      outcomes: adminsOnly('404 not_found'),
      allowedIn: ADMIN_ORDERS,
    },
  ],
  searchPayouts: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  getPayoutAddress: [{ call: (world) => ({ params: thePayout(world) }), outcomes: adminsOnly('200') }],
  markPayoutMailed: [
    { call: (world) => ({ params: thePayout(world), body: { reason } }), outcomes: adminsOnly('200') },
  ],
  rejectPayout: [
    {
      about: 'one that was mailed',
      call: (world) => ({ params: thePayout(world), body: { reason } }),
      outcomes: adminsOnly('409 invalid_state'),
      allowedIn: 'services/orders/src/payouts',
    },
  ],
  grantCredit: [
    {
      call: ({ bystander }) => ({
        body: { user_ids: [bystander.id], reason, grant_id: crypto.randomUUID(), amount: '1.00' },
      }),
      outcomes: adminsOnly('200'),
    },
  ],
};

export const adminCases: CasesOf<OfMoney & OfEverything> = {
  ...ofMoney,
  getOverview: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  // What is deployed is only known where the site was built.
  listDeployedParts: [{ call: () => ({}), outcomes: othersThanAdmins, allowedIn: 'bff/src/admin' }],
  listAuditEntries: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  searchPeopleForAdmin: [{ call: () => ({ query: { search: 'zqowner' } }), outcomes: adminsOnly('200') }],
  suspendPeople: [{ call: theBystander, outcomes: adminsOnly('200') }],
  unsuspendPeople: [{ call: theBystander, outcomes: adminsOnly('200') }],
  resetSessions: [{ call: theBystander, outcomes: adminsOnly('200') }],
  listReports: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  decideReports: [
    {
      about: 'a report that never was',
      call: () => ({ body: { report_ids: [ReportId.parse('a'.repeat(24))], decision: 'dismiss', reason } }),
      outcomes: adminsOnly('404 not_found'),
      allowedIn: 'services/social/src/reports',
    },
  ],
  listTrendingThemes: [{ call: () => ({}), outcomes: adminsOnly('200') }],
  addTrendingTheme: [
    { call: () => ({ body: { title: 'For now', product_ids: [], reason } }), outcomes: adminsOnly('201') },
  ],
  updateTrendingTheme: [
    {
      about: 'one that never was',
      call: () => ({ params: { themeId: 'none' }, body: { title: 'For now', product_ids: [], reason, version: 0 } }),
      outcomes: adminsOnly('404 not_found'),
      allowedIn: 'services/catalog/src/trending',
    },
  ],
  removeTrendingTheme: [
    {
      about: 'one that never was',
      call: () => ({ params: { themeId: 'none' }, body: { reason } }),
      outcomes: adminsOnly('404 not_found'),
      allowedIn: 'services/catalog/src/trending',
    },
  ],
  orderTrendingThemes: [
    {
      about: 'not every theme',
      call: () => ({ body: { theme_ids: [], reason } }),
      outcomes: adminsOnly('422 invalid_fields'),
      allowedIn: 'services/catalog/src/trending',
    },
  ],
  listMails: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  retryMails: [{ call: () => ({ body: { mail_ids: ['none'], reason } }), outcomes: adminsOnly('200') }],
};
