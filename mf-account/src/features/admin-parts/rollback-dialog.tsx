import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { BreakageList } from './breakage-list.tsx';
import { useFlipPart } from './use-flip-part.ts';

type RollbackDialogProps = { part: DeployedPart; onClose: () => void };

/** Asks before a part goes back to the build before, and why. */
export function RollbackDialog({ part: { name, buildId: from, rollback_to: to }, onClose }: RollbackDialogProps) {
  const flip = useFlipPart(onClose);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`Roll ${name} back?`}
      confirmLabel="Roll back"
      tone="danger"
      isLoading={flip.isPending}
      onConfirm={(reason) => flip.mutate({ kind: 'rollback', name, from, reason })}
    >
      <p>
        From <code>{from}</code> to <code>{to}</code>. The next page that anybody opens has it.
      </p>
      <BreakageList breakages={flip.data ?? []} />
    </ReasonDialog>
  );
}
