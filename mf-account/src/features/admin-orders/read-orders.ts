import type { AdminOrder } from '@wishbow/contracts/admin-orders';
import { type ADMIN_ORDER_SORTS, adminOrdersContract } from '@wishbow/contracts/admin-orders-contract';
import { ORDER_STATES } from '@wishbow/domain/order-state';
import { callApi } from '@wishbow/platform';
import type { TablePage } from '../../shared/admin-table/table-page.ts';
import type { Filters } from '../../shared/admin-table/use-filters.ts';

export type OrderFilters = Filters<'search' | 'status' | 'waits' | 'sort'>;
type Sort = (typeof ADMIN_ORDER_SORTS)[number];

export const ORDERS_KEY = ['searchOrders'];

/** Somebody may have typed the address: what means nothing there is left out. */
const sortOf = (text: string | undefined): Sort => (text === 'oldest' || text === 'largest' ? text : 'newest');

/** One page of everybody's orders. */
export const readOrders =
  ({ search, status, waits, sort }: OrderFilters) =>
  async (cursor: string | undefined): Promise<TablePage<AdminOrder>> => {
    const { body } = await callApi(adminOrdersContract.searchOrders, {
      query: {
        search,
        status: status === 'unclaimed' ? status : ORDER_STATES.find((state) => state === status),
        waits: waits === 'true' ? waits : undefined,
        sort: sortOf(sort),
        cursor,
      },
    });
    return { rows: body.orders, nextCursor: body.next_cursor };
  };
