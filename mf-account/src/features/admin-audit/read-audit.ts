import { AUDIT_ACTIONS, type AuditEntry } from '@wishbow/contracts/audit';
import { auditContract } from '@wishbow/contracts/audit-contract';
import { callApi } from '@wishbow/platform';
import type { TablePage } from '../../shared/admin-table/table-page.ts';
import type { Filters } from '../../shared/admin-table/use-filters.ts';

/** One page of what admins have done. */
export const readAudit =
  ({ action, subject }: Filters<'action' | 'subject'>) =>
  async (before: string | undefined): Promise<TablePage<AuditEntry>> => {
    const known = AUDIT_ACTIONS.find((one) => one === action);
    const { body } = await callApi(auditContract.listAuditEntries, {
      query: { before, action: known, subject_id: subject },
    });
    return { rows: body.entries, nextCursor: body.next_cursor };
  };
