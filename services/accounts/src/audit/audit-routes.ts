import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import { implement } from '@wishbow/http/implement';
import { listAudit } from '@wishbow/service/audit/list-audit';
import type { Connection } from '@wishbow/service/mongo/connection';
import type { Router } from 'express';

/** What admins have done to people and mails. */
export const auditRoutes = (connection: Connection): Router =>
  implement(
    { listAccountsAudit: auditInternalContract.listAccountsAudit },
    { listAccountsAudit: async ({ body }) => ({ status: 200, body: await listAudit(connection, body) }) },
  );
