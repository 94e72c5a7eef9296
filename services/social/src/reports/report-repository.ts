import type { ReportId, UserId } from '@wishbow/contracts/wire-types';
import { type ClientSession, type Connection, isDuplicateKey } from '@wishbow/service/mongo/connection';
import { hexId } from '@wishbow/service/mongo/hex-id';
import { Types } from 'mongoose';
import { type ReportDocument, reportModel } from './report-model.ts';

export type NewReport = Pick<ReportDocument, 'kind' | 'reason' | 'note' | 'reportedAt'> & {
  readonly reporterId: UserId;
  readonly subjectId: string;
  readonly aboutId: UserId;
};

export interface Report extends NewReport {
  readonly id: ReportId;
  readonly state: ReportDocument['state'];
  readonly decidedAt: Date | null;
}

/** What reports are about. */
export type Subject = Pick<Report, 'kind' | 'subjectId'>;

export interface ReportRepository {
  /** @returns false where the reporter's last one about it still waits. */
  add(report: NewReport): Promise<boolean>;
  /** Newest first. */
  list(filter: Partial<Pick<Report, 'state' | 'kind'>>, before: ReportId | undefined, limit: number): Promise<Report[]>;
  listByIds(ids: readonly ReportId[]): Promise<Report[]>;
  countOpen(): Promise<number>;
  /** How many reports of each of these wait, by subject. */
  countOpenOf(subjects: readonly Subject[]): Promise<ReadonlyMap<string, number>>;
  /** Decides all reports of a thing that are in one of these states. @returns who had made them. */
  decide(subject: Subject, change: ReportChange, session: ClientSession): Promise<UserId[]>;
}

export interface ReportChange {
  readonly from: readonly Report['state'][];
  readonly to: Report['state'];
  readonly at: Date;
}

const fromDocument = ({ _id, reporterId, subjectId, aboutId, ...report }: ReportDocument): Report => ({
  ...report,
  id: hexId<ReportId>(_id),
  reporterId: hexId<UserId>(reporterId),
  subjectId: subjectId.toHexString(),
  aboutId: hexId<UserId>(aboutId),
});

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
    list: async (filter, before, limit) => {
      const newest = reports
        .find({ ...filter, ...(before && { _id: { $lt: before } }) })
        .sort({ _id: -1 })
        .limit(limit);
      return (await newest.lean<ReportDocument[]>()).map(fromDocument);
    },
    listByIds: async (ids) => (await reports.find({ _id: { $in: ids } }).lean<ReportDocument[]>()).map(fromDocument),
    countOpen: () => reports.countDocuments({ state: 'open' }),
    countOpenOf: async (subjects) => {
      const subjectIds = subjects.map(({ subjectId }) => new Types.ObjectId(subjectId));
      const kinds = [...new Set(subjects.map(({ kind }) => kind))];
      const counted = await reports.aggregate<{ _id: Types.ObjectId; count: number }>([
        { $match: { kind: { $in: kinds }, subjectId: { $in: subjectIds }, state: 'open' } },
        { $group: { _id: '$subjectId', count: { $sum: 1 } } },
      ]);
      return new Map(counted.map(({ _id, count }) => [_id.toHexString(), count]));
    },
    decide: async ({ kind, subjectId }, { from, to, at }, session) => {
      const undecided = { kind, subjectId, state: { $in: [...from] } };
      const found = await reports.find(undecided, null, { session }).lean<ReportDocument[]>();
      const change = { $set: { state: to, decidedAt: at } };
      await reports.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, change, { session });
      return [...new Set(found.map(({ reporterId }) => hexId<UserId>(reporterId)))];
    },
  };
}
