import type { Passkey } from '@wishbow/contracts/passkeys-contract';
import type { StoredPasskey } from './passkey-repository.ts';

/** A passkey as its owner knows it. */
export const toPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: StoredPasskey): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  is_synced: isSynced,
});
