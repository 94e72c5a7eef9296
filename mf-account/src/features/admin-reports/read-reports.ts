import { type AdminReport, adminReportsContract, REPORT_STATES } from '@wishbow/contracts/admin-reports-contract';
import { callApi } from '@wishbow/platform';
import type { TablePage } from '../../shared/admin-table/table-page.ts';
import type { Filters } from '../../shared/admin-table/use-filters.ts';

export const REPORTS_KEY = ['listReports'];

export const REPORT_KINDS = [
  { value: 'comment', label: 'Comments' },
  { value: 'wish', label: 'Wishes' },
  { value: 'person', label: 'People' },
] as const;

/** One page of what people have reported. */
export const readReports =
  ({ state, kind }: Filters<'state' | 'kind'>) =>
  async (cursor: string | undefined): Promise<TablePage<AdminReport>> => {
    const { body } = await callApi(adminReportsContract.listReports, {
      query: {
        state: REPORT_STATES.find((one) => one === state) ?? 'open',
        kind: REPORT_KINDS.find(({ value }) => value === kind)?.value,
        cursor,
      },
    });
    return { rows: body.reports, nextCursor: body.next_cursor };
  };
