import { type AdminMail, adminMailsContract, MAIL_STATES } from '@wishbow/contracts/admin-mails-contract';
import { callApi } from '@wishbow/platform';
import type { TablePage } from '../../shared/admin-table/table-page.ts';
import type { Filters } from '../../shared/admin-table/use-filters.ts';

export const MAILS_KEY = ['listMails'];

/** One page of the outbox. */
export const readMails =
  ({ state }: Filters<'state'>) =>
  async (cursor: string | undefined): Promise<TablePage<AdminMail>> => {
    const { body } = await callApi(adminMailsContract.listMails, {
      query: { state: MAIL_STATES.find((one) => one === state), cursor },
    });
    return { rows: body.mails, nextCursor: body.next_cursor };
  };
