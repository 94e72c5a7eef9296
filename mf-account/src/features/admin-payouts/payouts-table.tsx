import type { AdminPayout } from '@wishbow/contracts/admin-payouts-contract';
import { CHECK_MAILED_WITHIN, PAYOUT_FEE_TEXT } from '@wishbow/domain/payout-fee';
import { Button } from '@wishbow/ui/button';
import { Chip } from '@wishbow/ui/chip';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { BulkBar } from '../../shared/admin-table/bulk-bar.tsx';
import { CsvButton } from '../../shared/admin-table/csv-button.tsx';
import { PagedTable } from '../../shared/admin-table/paged-table.tsx';
import { TableCard } from '../../shared/admin-table/table-card.tsx';
import { rowsOf, useTablePages } from '../../shared/admin-table/table-page.ts';
import { useFilters } from '../../shared/admin-table/use-filters.ts';
import { useSelection } from '../../shared/admin-table/use-selection.ts';
import { PAYOUT_COLUMNS } from './payout-columns.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { PAYOUTS_KEY, payoutStateOf, readPayouts } from './read-payouts.ts';

const STATES = [
  ['requested', 'To mail'],
  ['dispatched', 'Mailed'],
  ['rejected', 'Rejected'],
] as const;

/** Checks to be mailed, those that were, and those that will not be. */
export function PayoutsTable() {
  const { filters, setFilter } = useFilters(['state']);
  const state = payoutStateOf(filters.state);
  const readPage = readPayouts(state);
  const pages = useTablePages([...PAYOUTS_KEY, state], readPage);
  const rows = rowsOf(pages);
  const selection = useSelection(rows.map(({ id }) => id));
  const [deciding, setDeciding] = useState<{ act: 'mailed' | 'reject'; payouts: readonly AdminPayout[] }>();
  const ticked = rows.filter(({ id }) => selection.has(id));
  const isOpen = state === 'requested';
  return (
    <>
      <TableCard
        title="Checks"
        text={`${PAYOUT_FEE_TEXT} deducted. Mail within ${CHECK_MAILED_WITHIN} of the request.`}
        tools={
          <>
            {STATES.map(([value, label]) => (
              <Chip key={value} isSelected={state === value} onClick={() => setFilter('state', value)}>
                {label}
              </Chip>
            ))}
            <CsvButton name={`payouts-${state}`} columns={PAYOUT_COLUMNS} readPage={readPage} />
          </>
        }
      >
        <PagedTable
          label="Fund payouts"
          pages={pages}
          rows={rows}
          columns={PAYOUT_COLUMNS}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          {...(isOpen && { selection, actions: (row) => <PayoutActions payout={row} onDecide={setDeciding} /> })}
          emptyTitle={isOpen ? 'No checks to mail' : 'None yet'}
        />
      </TableCard>
      {isOpen && (
        <BulkBar selection={selection}>
          <Button size="small" icon={<Mail />} onClick={() => setDeciding({ act: 'mailed', payouts: ticked })}>
            Mark mailed
          </Button>
        </BulkBar>
      )}
      {deciding && (
        <PayoutDialog
          decision={deciding}
          onClose={() => setDeciding(undefined)}
          onDone={() => {
            setDeciding(undefined);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

type PayoutActionsProps = {
  payout: AdminPayout;
  onDecide: (decision: { act: 'mailed' | 'reject'; payouts: readonly AdminPayout[] }) => void;
};

const PayoutActions = ({ payout, onDecide }: PayoutActionsProps) => (
  <>
    <Button variant="outline" size="small" onClick={() => onDecide({ act: 'mailed', payouts: [payout] })}>
      Mark mailed <VisuallyHidden>{payout.title}</VisuallyHidden>
    </Button>{' '}
    <Button variant="quiet" size="small" onClick={() => onDecide({ act: 'reject', payouts: [payout] })}>
      Reject <VisuallyHidden>{payout.title}</VisuallyHidden>
    </Button>
  </>
);
