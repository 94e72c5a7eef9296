import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import type { Canary } from '@wishbow/contracts/registry';
import { Button } from '@wishbow/ui/button';
import { TableCard } from '../../shared/admin-table/table-card.tsx';
import type { PartAct } from './part-act.tsx';
import { TrialFigures } from './trial-figures.tsx';
import { budgetWords, shareWords } from './trial-words.ts';

const TITLE = 'On trial';

type TrialCardProps = {
  canary: Canary | null;
  /** As they are live. */
  parts: readonly DeployedPart[];
  /** Left out while nothing can be done. */
  onAct?: ((act: PartAct) => void) | undefined;
};

/** The build that some browsers get, how it does beside the live one, and what can be done about it. */
export function TrialCard({ canary, parts, onAct }: TrialCardProps) {
  const part = parts.find(({ name }) => name === canary?.name);
  if (!canary || !part) {
    return (
      <TableCard title={TITLE} text="No build is tried on some. The row of a part begins it." tools={null}>
        {null}
      </TableCard>
    );
  }
  const tools = onAct && (
    <>
      <Button variant="outline" size="small" onClick={() => onAct({ kind: 'try', part })}>
        Change the share
      </Button>
      <Button variant="outline" size="small" onClick={() => onAct({ kind: 'promote', part })}>
        Make live
      </Button>
      <Button variant="quiet" size="small" onClick={() => onAct({ kind: 'stop', part })}>
        End the trial
      </Button>
    </>
  );
  return (
    <TableCard title={TITLE} text={`${shareWords(canary)} ${budgetWords(canary.budget)}`} tools={tools}>
      <TrialFigures canary={canary} live={part.buildId} />
    </TableCard>
  );
}
