import type { AuditRecord } from '@wishbow/contracts/audit';
import type { AuditQuery } from '@wishbow/contracts/audit-contract';
import type { Connection } from 'mongoose';
import { auditCursor } from './audit-cursor.ts';
import { type AuditRow, auditModel } from './audit-model.ts';

const PAGE_LENGTH = 50;

/** A page of this service's log, newest first. */
export async function listAudit(
  connection: Connection,
  { before, action, admin_id: adminId, subject_kind: kind, subject_id: subjectId }: AuditQuery,
): Promise<{ records: AuditRecord[]; next_cursor: string | null }> {
  const rows = await auditModel(connection)
    .find({
      ...(action && { action }),
      ...(adminId && { adminId }),
      ...(kind && { 'subject.kind': kind }),
      ...(subjectId && { 'subject.id': subjectId }),
      ...(before && olderThan(before)),
    })
    .sort({ at: -1, _id: -1 })
    .limit(PAGE_LENGTH + 1)
    .lean<AuditRow[]>();
  const records = rows.slice(0, PAGE_LENGTH).map(auditRecord);
  const last = records.at(-1);
  return { records, next_cursor: rows.length > PAGE_LENGTH && last ? auditCursor(last) : null };
}

const auditRecord = ({ _id: id, at, adminId, deployer, action, subject, text, reason }: AuditRow): AuditRecord => ({
  id,
  at: at.toISOString(),
  admin_id: adminId,
  ...(deployer !== undefined && { deployer }),
  action,
  subject,
  text,
  reason,
});

function olderThan(cursor: string) {
  const at = new Date(cursor.slice(0, cursor.indexOf(' ')));
  if (Number.isNaN(at.getTime())) return {};
  const id = cursor.slice(cursor.indexOf(' ') + 1);
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: id } }] };
}
