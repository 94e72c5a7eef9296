import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import type { Canary } from '@wishbow/contracts/registry';
import { PromoteDialog } from './promote-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { TryDialog } from './try-dialog.tsx';

export type PartAct = { readonly kind: 'promote' | 'rollback' | 'try' | 'stop'; readonly part: DeployedPart };

type PartActDialogProps = { act: PartAct; canary: Canary | null; revision: number; onClose: () => void };

/** Asks before the act that was chosen. `canary` is what is tried now, of whichever part. */
export function PartActDialog({ act: { kind, part }, canary, revision, onClose }: PartActDialogProps) {
  const own = canary?.name === part.name ? canary : null;
  const dialog = { part, revision, onClose };
  if (kind === 'rollback') return <RollbackDialog part={part} onClose={onClose} />;
  if (kind === 'try') return <TryDialog {...dialog} canary={own} />;
  if (kind === 'stop') return own && <StopDialog canary={own} onClose={onClose} />;
  return <PromoteDialog {...dialog} first={own?.buildId} />;
}
