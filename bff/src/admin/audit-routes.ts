import { auditContract } from '@wishbow/contracts/audit-contract';
import type { Call } from '@wishbow/http/client';
import { implement } from '@wishbow/http/implement';
import type { Router } from 'express';
import { composeAudit } from './compose-audit.ts';

/** What admins read that several services hold. */
export const auditRoutes = (peers: Call): Router =>
  implement(auditContract, {
    listAuditEntries: async ({ query }) => ({ status: 200, body: await composeAudit(peers, query) }),
  });
