import { randomUUID } from 'node:crypto';
import type { OverrideChoice } from '@wishbow/contracts/overrides';
import type { UserId } from '@wishbow/contracts/wire-types';
import { recordAudit } from '@wishbow/service/audit/record-audit';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { RegistryDeps } from '../registry/registry-deps.ts';
import { toldLink } from './told-link.ts';

export type RecordOverride = (adminId: UserId, choice: OverrideChoice, expiresAt: string) => Promise<void>;

/**
 * Writes down which admin has made a link, for what and until when; no reason is asked for. Without a registry there is no
 * log of ours, and nothing but the checkout to be seen.
 */
export const recordOverride =
  (registry: RegistryDeps | undefined): RecordOverride =>
  async (adminId, choice, expiresAt) => {
    if (!registry) return;
    const connection = await registry.database.open();
    const id = randomUUID();
    const text = toldLink(choice, expiresAt);
    const subject = { kind: 'link', id, name: 'A link' } as const;
    const act = { id, action: 'link_made', subject, text, reason: '', now: registry.now(), adminId } as const;
    await inTransaction(connection, (session) => recordAudit(connection, session, act));
  };
