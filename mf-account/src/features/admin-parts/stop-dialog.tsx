import type { Canary } from '@wishbow/contracts/registry';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useFlipPart } from './use-flip-part.ts';

type StopDialogProps = { canary: Canary; onClose: () => void };

/** Asks before a build is tried on nobody any more, and why. */
export function StopDialog({ canary: { name, buildId, percent }, onClose }: StopDialogProps) {
  const flip = useFlipPart(onClose);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`End the trial of ${name} ${buildId}?`}
      confirmLabel="End the trial"
      tone="danger"
      isLoading={flip.isPending}
      onConfirm={(reason) => flip.mutate({ kind: 'stop', name, buildId, reason })}
    >
      <p>The {percent} in 100 who have it get the live build with their next page.</p>
    </ReasonDialog>
  );
}
