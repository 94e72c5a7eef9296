import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { Skeleton } from '@wishbow/ui/skeleton';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { useState } from 'react';
import { useDeployedParts } from '../../shared/admin/use-deployed-parts.ts';
import { DataTable } from '../../shared/admin-table/data-table.tsx';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { type PartAct, PartActDialog } from './part-act.tsx';
import { partColumns } from './part-columns.tsx';
import { TrialCard } from './trial-card.tsx';

/** What is live and what is tried, part by part, and what can be done about it. */
export function PartsTable() {
  const live = useDeployedParts();
  const [act, setAct] = useState<PartAct>();
  if (live.isPending) return <PartsSkeleton />;
  if (live.isLoadingError) {
    return <LoadingFailed query={live} headingLevel={2} />;
  }
  const { revision, parts, canary, isRegistryThere } = live.data;
  return (
    <>
      <Card isFlush>
        {!isRegistryThere && (
          <p role="status">The registry does not answer. Pages are served from what was known last.</p>
        )}
        <DataTable
          label={`Revision ${revision}`}
          rows={parts}
          columns={partColumns(canary)}
          keyOf={({ name }) => name}
          nameOf={({ name }) => name}
          {...(isRegistryThere && {
            actions: (part) => <PartActions part={part} isTrialFree={!canary} onAct={setAct} />,
          })}
        />
      </Card>
      <TrialCard canary={canary} parts={parts} onAct={isRegistryThere ? setAct : undefined} />
      {act && <PartActDialog act={act} canary={canary} revision={revision} onClose={() => setAct(undefined)} />}
    </>
  );
}

/** As high as five parts in rows and a trial of none, so that what stands below stays where it is. */
const PartsSkeleton = () => (
  <>
    <Skeleton shape="box" height="216px" />
    <Skeleton shape="box" height="77px" />
  </>
);

type PartActionsProps = { part: DeployedPart; isTrialFree: boolean; onAct: (act: PartAct) => void };

/** One build is tried at a time, so none is offered beside it. */
const PartActions = ({ part, isTrialFree, onAct }: PartActionsProps) => (
  <>
    {part.builds.length > 1 && (
      <Button variant="outline" size="small" onClick={() => onAct({ kind: 'promote', part })}>
        Change build <VisuallyHidden>of {part.name}</VisuallyHidden>
      </Button>
    )}{' '}
    {part.builds.length > 1 && isTrialFree && (
      <Button variant="quiet" size="small" onClick={() => onAct({ kind: 'try', part })}>
        Try on some <VisuallyHidden>{part.name}</VisuallyHidden>
      </Button>
    )}{' '}
    {part.rollback_to && (
      <Button variant="quiet" size="small" onClick={() => onAct({ kind: 'rollback', part })}>
        Roll back <VisuallyHidden>{part.name}</VisuallyHidden>
      </Button>
    )}
  </>
);
