import type { AuditAction } from '@wishbow/contracts/audit';
import type { Deployment } from '@wishbow/contracts/deployments';
import type { UserId } from '@wishbow/contracts/wire-types';
import { recordAudit } from '@wishbow/service/audit/record-audit';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';

type Act = readonly [AuditAction, (deployment: Deployment) => string];

const ACTS: Readonly<Record<Exclude<Deployment['kind'], 'start'>, Act>> = {
  promote: ['part_promoted', ({ name, from, to }) => `${name} changed from build ${from ?? 'none'} to ${to}`],
  rollback: ['part_rolled_back', ({ name, from, to }) => `${name} rolled back from build ${from ?? 'none'} to ${to}`],
  canary: ['part_tried', ({ name, to }) => `${name}: build ${to} is tried on some`],
  canary_end: ['part_trial_ended', ({ name, from }) => `${name}: build ${from ?? 'none'} is tried on nobody any more`],
};

/** What is done to the live set stands in the admins' log, too, whoever does it; what a start of the site does is no act. */
export async function recordDeployment(
  connection: Connection,
  session: ClientSession,
  deployment: Deployment,
  adminId: UserId | undefined,
  now: Date,
): Promise<void> {
  const { id, kind, name, reason, by } = deployment;
  if (kind === 'start') return;
  const [action, words] = ACTS[kind];
  const act = { id, action, subject: { kind: 'part', id: name, name }, text: words(deployment), reason, now } as const;
  await recordAudit(connection, session, adminId ? { ...act, adminId } : { ...act, adminId: null, deployer: by.name });
}
