import { failureText } from '@wishbow/platform';
import { Card } from '@wishbow/ui/card';
import { AUDIT_KEY } from '../../shared/admin/audit-key.ts';
import { When } from '../../shared/admin/when.tsx';
import { rowsOf, useTablePages } from '../../shared/admin-table/table-page.ts';
import { readAudit } from './read-audit.ts';
import classes from './subject-history.module.css';

/** What admins have done to one thing, on its own page. Nothing is drawn where nobody has done anything. */
export function SubjectHistory({ subjectId }: { subjectId: string }) {
  const pages = useTablePages([...AUDIT_KEY, { subject: subjectId }], readAudit({ subject: subjectId }));
  const entries = rowsOf(pages);
  if (pages.isLoadingError) return <p role="alert">{failureText(pages.error)}</p>;
  if (entries.length === 0) return null;
  return (
    <Card label="What admins have done">
      <h2 className={classes.title}>What admins have done</h2>
      <ul className={classes.entries}>
        {entries.map(({ id, text, reason, admin, at }) => (
          <li key={id}>
            <b>{text}</b>
            <p className={classes.reason}>
              {admin?.name ?? 'An admin'}, <When at={at} />: {reason}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
