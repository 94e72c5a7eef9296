import type { adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import type { auditContract } from '@wishbow/contracts/audit-contract';
import type { reconciliationsContract } from '@wishbow/contracts/reconciliations-contract';
import { adminsOnly } from '../subjects.ts';
import type { World } from '../world/world.ts';
import type { CasesOf } from './cases-of.ts';

type AdminContract = typeof adminOrdersContract & typeof auditContract & typeof reconciliationsContract;

const ADMIN_ORDERS = 'services/orders/src/admin-orders';
const params = ({ gift }: World) => ({ orderId: gift.orderId });
const reason = 'Asked by the buyer';

export const adminCases: CasesOf<AdminContract> = {
  listReconciliations: [{ call: () => ({}), outcomes: adminsOnly('200') }],
  searchOrders: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
  getOrderForAdmin: [{ call: (world) => ({ params: params(world) }), outcomes: adminsOnly('200') }],
  askStore: [{ call: (world) => ({ params: params(world) }), outcomes: adminsOnly('200') }],
  resolveOrder: [
    {
      about: 'an order that is not unknown',
      call: (world) => ({ params: params(world), body: { outcome: 'failed', reason } }),
      outcomes: adminsOnly('409 invalid_state'),
      allowedIn: ADMIN_ORDERS,
    },
  ],
  listAuditEntries: [{ call: () => ({ query: {} }), outcomes: adminsOnly('200') }],
};
