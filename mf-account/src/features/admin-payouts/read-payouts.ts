import { ADMIN_PAYOUT_STATES, type AdminPayout, adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { callApi } from '@wishbow/platform';
import type { TablePage } from '../../shared/admin-table/table-page.ts';

export const PAYOUTS_KEY = ['searchPayouts'];

/** What the address means by its `state`. */
export const payoutStateOf = (text: string | undefined): AdminPayout['state'] =>
  ADMIN_PAYOUT_STATES.find((state) => state === text) ?? 'requested';

/** One page of payouts in a state. */
export const readPayouts =
  (state: AdminPayout['state']) =>
  async (cursor: string | undefined): Promise<TablePage<AdminPayout>> => {
    const { body } = await callApi(adminPayoutsContract.searchPayouts, { query: { state, cursor } });
    return { rows: body.payouts, nextCursor: body.next_cursor };
  };
