import { dateOnlyIn, formatDayWithYear } from '@wishbow/domain/date-only';
import { PageHeading } from '@wishbow/ui/page-heading';
import { Segments } from '@wishbow/ui/segments';
import { OrdersTable } from '../../features/admin-orders/orders-table.tsx';
import { OverviewPanels } from '../../features/admin-overview/overview-panels.tsx';
import { overviewDaysOf } from '../../features/admin-overview/use-overview.ts';
import { PayoutsTable } from '../../features/admin-payouts/payouts-table.tsx';
import { useFilters } from '../../shared/admin-table/use-filters.ts';

const PERIODS = [
  { value: '1', label: 'Today' },
  { value: '14', label: '14 days' },
  { value: '90', label: '90 days' },
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
        actions={
          <Segments
            label="Period"
            segments={PERIODS}
            value={days}
            onValueChange={(value) => setFilter('days', value)}
          />
        }
      />
      <OverviewPanels days={days} />
      <PayoutsTable />
      <OrdersTable title="Latest orders" />
    </>
  );
}
