import { ORDER_STATES, type OrderState } from '@wishbow/domain/order-state';
import { Chip } from '@wishbow/ui/chip';
import { SelectField } from '@wishbow/ui/select-field';
import { ORDER_STATUS_WORDS, shortOrderName } from '../../shared/admin/order-words.ts';
import { CsvButton } from '../../shared/admin-table/csv-button.tsx';
import { PagedTable } from '../../shared/admin-table/paged-table.tsx';
import { SearchBox } from '../../shared/admin-table/search-box.tsx';
import { TableCard } from '../../shared/admin-table/table-card.tsx';
import { rowsOf, useTablePages } from '../../shared/admin-table/table-page.ts';
import { useFilters } from '../../shared/admin-table/use-filters.ts';
import { ORDER_COLUMNS } from './order-columns.tsx';
import { ORDERS_KEY, readOrders } from './read-orders.ts';

const optionOf = (state: OrderState) => ({ value: state, label: ORDER_STATUS_WORDS[state].label });
const ALL_STATUSES = [
  { value: '', label: 'Every status' },
  ...ORDER_STATES.map(optionOf),
  { value: 'unclaimed', label: 'Waits to be claimed' },
];
const SORTS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'largest', label: 'Largest first' },
];

type OrdersTableProps = {
  /** The heading over the table. Left out: the page's own heading says it. */
  title?: string;
  /** The only states to choose from, beginning with the first. Left out: all, and every one is shown. */
  statuses?: readonly OrderState[];
};

/** Everybody's orders, searched and filtered by the address. */
export function OrdersTable({ title, statuses }: OrdersTableProps) {
  const { filters: asked, setFilter } = useFilters(['search', 'status', 'waits', 'sort']);
  const [first] = statuses ?? [];
  const filters = first && !asked.status ? { ...asked, status: first } : asked;
  const readPage = readOrders(filters);
  const pages = useTablePages([...ORDERS_KEY, filters], readPage);
  const sort = filters.sort ?? 'newest';
  return (
    <TableCard
      {...(title && { title })}
      tools={
        <>
          <SearchBox
            label="Order, person or item"
            value={filters.search ?? ''}
            onSearch={(text) => setFilter('search', text, { isTyping: true })}
          />
          <Chip isSelected={filters.waits === 'true'} onClick={() => setFilter('waits', filters.waits ? '' : 'true')}>
            Needs a person
          </Chip>
          <SelectField
            label="Status"
            isLabelHidden
            options={statuses ? statuses.map(optionOf) : ALL_STATUSES}
            value={filters.status ?? ''}
            onValueChange={(status) => setFilter('status', status)}
          />
          <SelectField
            label="Sort"
            isLabelHidden
            options={SORTS}
            value={sort}
            onValueChange={(value) => setFilter('sort', value)}
          />
          <CsvButton name="orders" columns={ORDER_COLUMNS} readPage={readPage} />
        </>
      }
    >
      <PagedTable
        label="Orders"
        pages={pages}
        rows={rowsOf(pages)}
        columns={ORDER_COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ id }) => shortOrderName(id)}
        sort={{ value: sort, onSort: (value) => setFilter('sort', value) }}
        emptyTitle="No orders fit"
        emptyText="Search for something else, or take a filter away."
      />
    </TableCard>
  );
}
