import type { Deployment } from '@wishbow/contracts/deployments';
import type { UserId } from '@wishbow/contracts/wire-types';
import { recordAudit } from '@wishbow/service/audit/record-audit';
import type { ClientSession, Connection } from '@wishbow/service/mongo/connection';

/** What admins do about a canary stands in their log, too. */
export async function recordTrial(
  connection: Connection,
  session: ClientSession,
  { id, kind, name, from, to, reason }: Deployment,
  adminId: UserId | undefined,
  now: Date,
): Promise<void> {
  if (!adminId) return;
  const isEnd = kind === 'canary_end';
  await recordAudit(connection, session, {
    id,
    action: isEnd ? 'part_trial_ended' : 'part_tried',
    subject: { kind: 'part', id: name, name },
    text: isEnd
      ? `${name}: build ${from ?? 'none'} is tried on nobody any more`
      : `${name}: build ${to} is tried on some`,
    adminId,
    reason,
    now,
  });
}
