import type { AdminPayout } from '@wishbow/contracts/admin-payouts-contract';
import { isMailingPressing } from '@wishbow/domain/business-days';
import { dateOnlyIn, formatShortDay } from '@wishbow/domain/date-only';
import { type Cents, cents, dollarText, formatUsd } from '@wishbow/domain/money';
import { Badge } from '@wishbow/ui/badge';
import { Clock } from 'lucide-react';
import { PersonLine } from '../../shared/admin/person-line.tsx';
import { ThingLine } from '../../shared/admin/thing-line.tsx';
import type { Column } from '../../shared/admin-table/column.ts';

const dollars = (amount: Cents): number => Number(dollarText(amount));
const dayOf = (instant: string) => formatShortDay(dateOnlyIn(new Date(instant)), dateOnlyIn(new Date()));

/** What the list of payouts shows of each. */
export const PAYOUT_COLUMNS: readonly Column<AdminPayout>[] = [
  {
    title: 'Fund',
    cell: ({ image, title }) => <ThingLine image={image}>{title}</ThingLine>,
    csv: ({ title }) => title,
  },
  { title: 'Owner', cell: ({ owner }) => <PersonLine person={owner} />, csv: ({ owner }) => owner?.username ?? '' },
  {
    title: 'Contributed',
    cell: ({ grossCents }) => formatUsd(grossCents),
    csv: ({ grossCents }) => dollars(grossCents),
    isNumber: true,
  },
  {
    title: 'Fee',
    cell: ({ feeCents }) => formatUsd(cents(-feeCents)),
    csv: ({ feeCents }) => -dollars(feeCents),
    isNumber: true,
  },
  {
    title: 'Check',
    cell: ({ netCents }) => <b>{formatUsd(netCents)}</b>,
    csv: ({ netCents }) => dollars(netCents),
    isNumber: true,
  },
  { title: 'Requested', cell: ({ requested_at }) => dayOf(requested_at), csv: ({ requested_at }) => requested_at },
  { title: 'Mail by', cell: (payout) => <MailBy payout={payout} />, csv: ({ mail_by }) => mail_by },
];

/** Until when a check is to be mailed, marked from the day before on; what is mailed says when. */
function MailBy({ payout: { state, mail_by, mailed_at } }: { payout: AdminPayout }) {
  if (mailed_at) return <Badge tone="ok">Mailed {dayOf(mailed_at)}</Badge>;
  if (state === 'rejected') return <Badge>Rejected</Badge>;
  const today = dateOnlyIn(new Date());
  const day = formatShortDay(mail_by, today);
  if (!isMailingPressing(mail_by, today)) return day;
  return (
    <Badge tone="danger" icon={<Clock aria-hidden />}>
      {day}
    </Badge>
  );
}
