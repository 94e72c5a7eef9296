import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import type { Canary } from '@wishbow/contracts/registry';
import { useFieldErrors } from '@wishbow/platform';
import { SelectField } from '@wishbow/ui/select-field';
import { TextField } from '@wishbow/ui/text-field';
import { useState } from 'react';
import { buildLabel } from '../../shared/admin/build-label.ts';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { BreakageList } from './breakage-list.tsx';
import { BudgetFields, budgetIn, budgetTexts } from './budget-fields.tsx';
import { numberIn } from './number-in.ts';
import { useFlipPart } from './use-flip-part.ts';

const FIRST_PERCENT = 5;

type TryDialogProps = { part: DeployedPart; canary: Canary | null; revision: number; onClose: () => void };

/** Asks which build to try, on how many and within which budgets; of the one that is tried already, on how many else. */
export function TryDialog({ part: { name, buildId: live, builds }, canary, revision, onClose }: TryDialogProps) {
  const others = builds.filter(
    ({ build_id: id, refusal }) => id !== live && (canary ? id === canary.buildId : !refusal),
  );
  const [buildId, setBuildId] = useState(canary?.buildId ?? others[0]?.build_id ?? '');
  const [percent, setPercent] = useState(String(canary?.percent ?? FIRST_PERCENT));
  const [budget, setBudget] = useState(budgetTexts(canary?.budget));
  const errors = useFieldErrors();
  const flip = useFlipPart(onClose);
  const act = { kind: 'try', name, buildId, revision } as const;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={canary ? `Try ${name} ${buildId} on another share?` : `Try a build of ${name} on some?`}
      confirmLabel={canary ? 'Change' : 'Try it'}
      isLoading={flip.isPending}
      onConfirm={(reason) => flip.mutate({ ...act, percent: numberIn(percent), budget: budgetIn(budget), reason })}
    >
      <p>
        Everybody else keeps <code>{live}</code>. It is taken back by itself when it is over its budget.
      </p>
      {!canary && (
        <SelectField
          label="Build"
          value={buildId}
          onValueChange={setBuildId}
          error={errors.build_id}
          options={others.map((build) => ({ value: build.build_id, label: buildLabel(build) }))}
        />
      )}
      <TextField
        label="Browsers in 100"
        inputMode="numeric"
        value={percent}
        onValueChange={setPercent}
        error={errors.percent}
      />
      <BudgetFields value={budget} onChange={setBudget} />
      <BreakageList breakages={flip.data ?? []} />
    </ReasonDialog>
  );
}
