import { AUDIT_ACTIONS, type AuditEntry } from '@wishbow/contracts/audit';
import { Link } from '@wishbow/platform';
import { SelectField } from '@wishbow/ui/select-field';
import { TextLink } from '@wishbow/ui/text-link';
import { adminHref } from '../../shared/admin/admin-sections.ts';
import { AUDIT_KEY } from '../../shared/admin/audit-key.ts';
import { PersonLine } from '../../shared/admin/person-line.tsx';
import { When } from '../../shared/admin/when.tsx';
import type { Column } from '../../shared/admin-table/column.ts';
import { CsvButton } from '../../shared/admin-table/csv-button.tsx';
import { PagedTable } from '../../shared/admin-table/paged-table.tsx';
import { TableCard } from '../../shared/admin-table/table-card.tsx';
import { rowsOf, useTablePages } from '../../shared/admin-table/table-page.ts';
import { useFilters } from '../../shared/admin-table/use-filters.ts';
import { AUDIT_ACTION_WORDS } from './audit-words.ts';
import { readAudit } from './read-audit.ts';

const ACTIONS = [
  { value: '', label: 'Every action' },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: AUDIT_ACTION_WORDS[action] })),
];

const COLUMNS: readonly Column<AuditEntry>[] = [
  { title: 'What', cell: ({ text }) => <b>{text}</b>, csv: ({ text }) => text },
  { title: 'On what', cell: ({ subject }) => <Subject subject={subject} />, csv: ({ subject }) => subject.id },
  {
    title: 'Why',
    cell: ({ reason }) => <span dir="auto">{reason || 'None is asked for'}</span>,
    csv: ({ reason }) => reason,
  },
  {
    title: 'Who',
    cell: ({ admin, deployer }) => deployer ?? <PersonLine person={admin} />,
    csv: ({ admin_id, deployer }) => deployer ?? admin_id ?? '',
  },
  { title: 'When', cell: ({ at }) => <When at={at} />, csv: ({ at }) => at },
];

/** What admins have done, anywhere on the site; nothing of it can be changed. */
export function AuditTable() {
  const { filters, setFilter } = useFilters(['action', 'subject']);
  const readPage = readAudit(filters);
  const pages = useTablePages([...AUDIT_KEY, filters], readPage);
  return (
    <TableCard
      tools={
        <>
          <SelectField
            label="Action"
            isLabelHidden
            options={ACTIONS}
            value={filters.action ?? ''}
            onValueChange={(action) => setFilter('action', action)}
          />
          <CsvButton name="audit-log" columns={COLUMNS} readPage={readPage} />
        </>
      }
    >
      <PagedTable
        label="Audit log"
        pages={pages}
        rows={rowsOf(pages)}
        columns={COLUMNS}
        keyOf={({ service, id }) => `${service} ${id}`}
        nameOf={({ text }) => text}
        emptyTitle="Nothing has been done yet"
      />
    </TableCard>
  );
}

/** An order leads to its page; what has none is only named. */
function Subject({ subject: { kind, id, name } }: { subject: AuditEntry['subject'] }) {
  if (kind !== 'order') return name;
  return <TextLink render={<Link to={adminHref('orders', id)} />}>{name}</TextLink>;
}
