import type { DeployedPart } from '@wishbow/contracts/deployed-parts-contract';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { Skeleton } from '@wishbow/ui/skeleton';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { useState } from 'react';
import { DataTable } from '../../shared/admin-table/data-table.tsx';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { partColumns } from './part-columns.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';
import { useDeployedParts } from './use-deployed-parts.ts';

type Act = { readonly kind: 'promote' | 'rollback'; readonly part: DeployedPart };

/** What is live, part by part, and what can be done about it. */
export function PartsTable() {
  const live = useDeployedParts();
  const [act, setAct] = useState<Act>();
  if (live.isPending) return <Skeleton shape="box" height="240px" />;
  if (live.isLoadingError) {
    return <LoadingFailed query={live} headingLevel={2} />;
  }
  const { revision, parts, canary, isRegistryThere } = live.data;
  const close = () => setAct(undefined);
  return (
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
        {...(isRegistryThere && { actions: (part) => <PartActions part={part} onAct={setAct} /> })}
      />
      {act?.kind === 'promote' && <PromoteDialog part={act.part} revision={revision} onClose={close} />}
      {act?.kind === 'rollback' && <RollbackDialog part={act.part} onClose={close} />}
    </Card>
  );
}

const PartActions = ({ part, onAct }: { part: DeployedPart; onAct: (act: Act) => void }) => (
  <>
    {part.builds.length > 1 && (
      <Button variant="outline" size="small" onClick={() => onAct({ kind: 'promote', part })}>
        Change build <VisuallyHidden>of {part.name}</VisuallyHidden>
      </Button>
    )}{' '}
    {part.rollback_to && (
      <Button variant="quiet" size="small" onClick={() => onAct({ kind: 'rollback', part })}>
        Roll back <VisuallyHidden>{part.name}</VisuallyHidden>
      </Button>
    )}
  </>
);
