import { EmptyState } from '@wishbow/ui/empty-state';
import { PageHeading } from '@wishbow/ui/page-heading';
import classes from './gizmos-page.module.css';

/** Where gizmos will be. */
export default function GizmosPage() {
  return (
    <div className={classes.page}>
      <PageHeading title="Gizmos" />
      <EmptyState picture="balloon" title="No gizmos yet" headingLevel={2} />
    </div>
  );
}
