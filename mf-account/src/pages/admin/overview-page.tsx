import { dateOnlyIn, formatDayWithYear } from '@wishbow/domain/date-only';
import { Chip } from '@wishbow/ui/chip';
import { PageHeading } from '@wishbow/ui/page-heading';
import { OrdersTable } from '../../features/admin-orders/orders-table.tsx';
import { OverviewPanels } from '../../features/admin-overview/overview-panels.tsx';
import { overviewDaysOf } from '../../features/admin-overview/use-overview.ts';
import { PayoutsTable } from '../../features/admin-payouts/payouts-table.tsx';
import { useFilters } from '../../shared/admin-table/use-filters.ts';

const PERIODS = [
  ['1', 'Today'],
  ['14', '14 days'],
  ['90', '90 days'],
] as const;

/** The site at a glance, with the checks to mail and the latest orders below. */
export default function AdminOverviewPage() {
  const { filters, setFilter } = useFilters(['days']);
  const days = overviewDaysOf(filters.days);
  return (
    <>
      <PageHeading
        title="Overview"
        text={`${formatDayWithYear(dateOnlyIn(new Date()))}, America/New_York`}
        actions={PERIODS.map(([value, label]) => (
          <Chip key={value} isSelected={days === value} onClick={() => setFilter('days', value)}>
            {label}
          </Chip>
        ))}
      />
      <OverviewPanels days={days} />
      <PayoutsTable />
      <OrdersTable title="Latest orders" />
    </>
  );
}
