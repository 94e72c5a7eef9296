import type { UserId } from '@wishbow/contracts/wire-types';
import { type Connection, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { type ReportDocument, reportModel } from './report-model.ts';

export type NewReport = Pick<ReportDocument, 'kind' | 'reason' | 'note' | 'reportedAt'> & {
  readonly reporterId: UserId;
  readonly subjectId: string;
  readonly aboutId: UserId;
};

export interface ReportRepository {
  /** @returns false where the reporter's last one about it still waits. */
  add(report: NewReport): Promise<boolean>;
}

export function mongoReportRepository(connection: Connection): ReportRepository {
  const reports = reportModel(connection);
  return {
    add: async (report) => {
      try {
        await reports.create({ ...report, state: 'open' });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return false;
      }
    },
  };
}
