import type { AuditRecord } from '@wishbow/contracts/audit';

/** Where the next page begins, the same in every service and for all of them: `2026-11-28T12:00:00.000Z <id>`. */
export const auditCursor = ({ at, id }: Pick<AuditRecord, 'at' | 'id'>): string => `${at} ${id}`;
