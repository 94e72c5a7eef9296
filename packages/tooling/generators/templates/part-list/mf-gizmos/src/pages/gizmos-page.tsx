import { Card } from '@wishbow/ui/card';
import { PageHeading } from '@wishbow/ui/page-heading';
import { GizmoList } from '../features/gizmos/gizmo-list.tsx';
import { useGizmos } from '../features/gizmos/use-gizmos.ts';
import classes from './gizmos-page.module.css';

/** One's own gizmos, newest first. */
export default function GizmosPage() {
  const gizmos = useGizmos();
  return (
    <div className={classes.page}>
      <PageHeading title="Gizmos" />
      <Card isFlush>
        <GizmoList query={gizmos} gizmos={gizmos.data} />
      </Card>
    </div>
  );
}
