import type { DeployedBuild } from '@wishbow/contracts/deployments';
import { formatAgo } from '@wishbow/domain/relative-time';

/** A stored build as one chooses it. */
export const buildLabel = ({ build_id: id, uploaded_at: at, by, refusal }: DeployedBuild): string =>
  `${id} · ${formatAgo(new Date(at), new Date())} · ${by.name}${refusal ? ` · ${refusal.by === 'smoke' ? 'failed in Chromium' : 'did not fit'}` : ''}`;
