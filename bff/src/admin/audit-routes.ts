import { auditContract } from '@wishbow/contracts/audit-contract';
import type { Call } from '@wishbow/http/client';
import { implement } from '@wishbow/http/implement';
import { listAudit } from '@wishbow/service/audit/list-audit';
import type { Router } from 'express';
import type { RegistryDeps } from '../registry/registry-deps.ts';
import { composeAudit, type OwnTrail } from './compose-audit.ts';

/** What is done to the live set stands in the registry's own log. */
const ownAudit = (registry: RegistryDeps | undefined): OwnTrail | undefined =>
  registry && (async (query) => listAudit(await registry.database.open(), query));

/** What admins read that several services hold. */
export const auditRoutes = (peers: Call, registry: RegistryDeps | undefined): Router =>
  implement(auditContract, {
    listAuditEntries: async ({ query }) => ({
      status: 200,
      body: await composeAudit(peers, query, ownAudit(registry)),
    }),
  });
