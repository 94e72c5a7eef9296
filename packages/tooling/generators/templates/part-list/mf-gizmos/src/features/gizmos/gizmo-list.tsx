import type { Gizmo } from '@wishbow/contracts/gizmos-contract';
import { failureText } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { ListRow } from '@wishbow/ui/list-row';
import { Skeleton } from '@wishbow/ui/skeleton';
import classes from './gizmo-list.module.css';

type ListQuery = { isPending: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };

type GizmoListProps = {
  query: ListQuery;
  gizmos: readonly Gizmo[] | undefined;
};

/** Gizmos in their four states: on their way, failed, none, some. */
export function GizmoList({ query, gizmos }: GizmoListProps) {
  if (query.isPending) return <WaitingRows />;
  if (!gizmos) {
    return (
      <ErrorPanel
        title="Gizmos could not be loaded"
        text={failureText(query.error)}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
        headingLevel={2}
      />
    );
  }
  if (gizmos.length === 0) return <EmptyState picture="sparkles" title="No gizmos" headingLevel={2} />;
  return (
    <ul className={classes.list}>
      {gizmos.map(({ id, title }) => (
        <li key={id}>
          <ListRow title={title} />
        </li>
      ))}
    </ul>
  );
}

const WaitingRows = () => (
  <div className={classes.list} aria-busy>
    {[1, 2, 3].map((row) => (
      <div key={row} className={classes.waiting}>
        <Skeleton width="70%" />
      </div>
    ))}
  </div>
);
