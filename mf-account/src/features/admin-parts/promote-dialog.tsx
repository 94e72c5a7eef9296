import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import { SelectField } from '@wishbow/ui/select-field';
import { useState } from 'react';
import { buildLabel } from '../../shared/admin/build-label.ts';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { BreakageList } from './breakage-list.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { useFlipPart } from './use-flip-part.ts';

type PromoteDialogProps = {
  part: DeployedPart;
  revision: number;
  /** The build that stands chosen at first; else the newest against which nothing was found. */
  first?: string | undefined;
  onClose: () => void;
};

/** Asks which build to make live, and why. */
export function PromoteDialog({ part: { name, buildId: live, builds }, revision, first, onClose }: PromoteDialogProps) {
  const others = builds.filter(({ build_id: id }) => id !== live);
  const [buildId, setBuildId] = useState(first ?? others.find(({ refusal }) => !refusal)?.build_id ?? '');
  const [isAnyway, setIsAnyway] = useState(false);
  const refusal = others.find(({ build_id: id }) => id === buildId)?.refusal ?? null;
  const flip = useFlipPart(onClose);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={`Change the build of ${name}?`}
      confirmLabel="Make live"
      isLoading={flip.isPending}
      onConfirm={(reason) => flip.mutate({ kind: 'promote', name, buildId, revision, anyway: isAnyway, reason })}
    >
      <p>The next page that anybody opens has it. Pages that are open keep the build they began with.</p>
      <SelectField
        label="Build"
        value={buildId}
        onValueChange={(id) => {
          setBuildId(id);
          setIsAnyway(false);
        }}
        options={[
          ...(buildId === '' ? [{ value: '', label: 'Choose a build' }] : []),
          ...others.map((build) => ({ value: build.build_id, label: buildLabel(build) })),
        ]}
      />
      {refusal && <RefusalNote refusal={refusal} isAnyway={isAnyway} onAnyway={setIsAnyway} />}
      <BreakageList breakages={flip.data ?? []} />
    </ReasonDialog>
  );
}
