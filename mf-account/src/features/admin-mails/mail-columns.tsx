import type { AdminMail } from '@wishbow/contracts/admin-mails-contract';
import { Badge } from '@wishbow/ui/badge';
import { PersonLine } from '../../shared/admin/person-line.tsx';
import { When } from '../../shared/admin/when.tsx';
import type { Column } from '../../shared/admin-table/column.ts';
import { mailWords } from './mail-words.ts';

const STATES = {
  waiting: { label: 'Waits', tone: 'info' },
  sent: { label: 'Sent', tone: 'ok' },
  dead: { label: 'Given up', tone: 'danger' },
} as const;

/** What the outbox shows of each mail, never what is in it. */
export const MAIL_COLUMNS: readonly Column<AdminMail>[] = [
  { title: 'Mail', cell: ({ kind }) => mailWords(kind), csv: ({ kind }) => kind },
  {
    title: 'To',
    cell: ({ to_user, to_email }) => (to_email ? to_email : <PersonLine person={to_user} />),
    csv: ({ to_user, to_email }) => to_email ?? to_user?.username ?? '',
  },
  {
    title: 'Status',
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
    csv: ({ state }) => state,
  },
  { title: 'Tries', cell: ({ attempts }) => attempts, csv: ({ attempts }) => attempts, isNumber: true },
  { title: 'What went wrong', cell: ({ last_error }) => last_error ?? '–', csv: ({ last_error }) => last_error ?? '' },
  { title: 'Asked for', cell: ({ created_at }) => <When at={created_at} />, csv: ({ created_at }) => created_at },
];
