import type { AdminReport } from '@wishbow/contracts/admin-reports-contract';
import { REPORT_REASONS } from '@wishbow/domain/report-reasons';
import { Link } from '@wishbow/platform';
import { Badge } from '@wishbow/ui/badge';
import { TextLink } from '@wishbow/ui/text-link';
import { PersonLine } from '../../shared/admin/person-line.tsx';
import { ThingLine } from '../../shared/admin/thing-line.tsx';
import { When } from '../../shared/admin/when.tsx';
import type { Column } from '../../shared/admin-table/column.ts';

const KINDS = { person: 'Person', wish: 'Wish', comment: 'Comment' } as const;

/** What the queue shows of each report. */
export const REPORT_COLUMNS: readonly Column<AdminReport>[] = [
  {
    title: 'What',
    cell: (report) => <Subject report={report} />,
    csv: ({ subject_text, subject_id }) => subject_text ?? subject_id,
  },
  { title: 'Whose', cell: ({ about }) => <PersonLine person={about} />, csv: ({ about }) => about?.username ?? '' },
  {
    title: 'Why',
    cell: ({ reason, note }) => (
      <span dir="auto">
        <b>{REPORT_REASONS[reason]}</b>
        {note && `: ${note}`}
      </span>
    ),
    csv: ({ reason, note }) => (note ? `${REPORT_REASONS[reason]}: ${note}` : REPORT_REASONS[reason]),
  },
  {
    title: 'Reported by',
    cell: ({ reporter }) => <PersonLine person={reporter} />,
    csv: ({ reporter }) => reporter?.username ?? '',
  },
  { title: 'Open', cell: ({ open_count }) => open_count, csv: ({ open_count }) => open_count, isNumber: true },
  { title: 'When', cell: ({ reported_at }) => <When at={reported_at} />, csv: ({ reported_at }) => reported_at },
];

function Subject({ report: { kind, subject_text, subject_image, url, hidden } }: { report: AdminReport }) {
  return (
    <ThingLine image={subject_image}>
      <Badge>{KINDS[kind]}</Badge> {hidden && <Badge tone="danger">{kind === 'person' ? 'Suspended' : 'Hidden'}</Badge>}{' '}
      {subject_text && url ? <TextLink render={<Link to={url} />}>{subject_text}</TextLink> : (subject_text ?? 'Gone')}
    </ThingLine>
  );
}
