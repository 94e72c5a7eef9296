import * as z from 'zod';
import { AuditAction, AuditEntry, AuditRecord, AuditSubject } from './audit.ts';
import { defineEndpoint } from './endpoint.ts';
import type { ServiceName } from './service-names.ts';
import { UserId } from './wire-types.ts';

/** Names an entry by its time and id, both as they are. */
const AuditCursor = z.string().max(200);

/** Newest first; every service understands the same cursor, so that their pages can be merged. */
export const AuditQuery = z.strictObject({
  before: AuditCursor.optional(),
  action: AuditAction.optional(),
  admin_id: UserId.optional(),
  subject_kind: AuditSubject.shape.kind.optional(),
  subject_id: z.string().max(64).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** A page of one service's own log. */
const AuditTrail = z.object({ records: z.array(AuditRecord), next_cursor: AuditCursor.nullable() });

/** What admins have done, anywhere on the site. */
export const auditContract = {
  listAuditEntries: defineEndpoint({
    id: 'listAuditEntries',
    method: 'GET',
    path: '/api/admin/audit',
    service: 'bff',
    audience: 'admin',
    quiet: true,
    query: AuditQuery,
    responses: { 200: z.object({ entries: z.array(AuditEntry), next_cursor: AuditCursor.nullable() }) },
  }),
};

/** Each service keeps the log of what is done to its own things; the BFF alone asks for it. */
const trailOf = <const Id extends string, const Service extends ServiceName>(id: Id, service: Service) =>
  defineEndpoint({
    id,
    method: 'POST',
    path: `/internal/${id}`,
    service,
    audience: 'internal',
    body: AuditQuery,
    responses: { 200: AuditTrail },
  });

export const auditInternalContract = {
  listOrdersAudit: trailOf('listOrdersAudit', 'orders'),
  listAccountsAudit: trailOf('listAccountsAudit', 'accounts'),
  listSocialAudit: trailOf('listSocialAudit', 'social'),
  listCatalogAudit: trailOf('listCatalogAudit', 'catalog'),
};
