import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import { SelectField } from '@wishbow/ui/select-field';
import { useState } from 'react';
import { buildLabel } from '../../shared/admin/build-label.ts';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { BreakageList } from './breakage-list.tsx';
import { useFlipPart } from './use-flip-part.ts';

type PromoteDialogProps = {
  part: DeployedPart;
  revision: number;
  /** The build that stands chosen at first; else the newest. */
  first?: string | undefined;
  onClose: () => void;
};

/** Asks which build to make live, and why. */
export function PromoteDialog({ part: { name, buildId: live, builds }, revision, first, onClose }: PromoteDialogProps) {
  const others = builds.filter(({ build_id: id }) => id !== live);
  const [buildId, setBuildId] = useState(first ?? others[0]?.build_id ?? '');
  const flip = useFlipPart(onClose);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`Change the build of ${name}?`}
      confirmLabel="Make live"
      isLoading={flip.isPending}
      onConfirm={(reason) => flip.mutate({ kind: 'promote', name, buildId, revision, reason })}
    >
      <p>The next page that anybody opens has it. Pages that are open keep the build they began with.</p>
      <SelectField
        label="Build"
        value={buildId}
        onValueChange={setBuildId}
        options={others.map((build) => ({ value: build.build_id, label: buildLabel(build) }))}
      />
      <BreakageList breakages={flip.data ?? []} />
    </ReasonDialog>
  );
}
