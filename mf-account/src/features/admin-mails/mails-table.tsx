import { adminMailsContract } from '@wishbow/contracts/admin-mails-contract';
import { Button } from '@wishbow/ui/button';
import { Chip } from '@wishbow/ui/chip';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminAct } from '../../shared/admin/use-admin-act.ts';
import { BulkBar } from '../../shared/admin-table/bulk-bar.tsx';
import { CsvButton } from '../../shared/admin-table/csv-button.tsx';
import { PagedTable } from '../../shared/admin-table/paged-table.tsx';
import { TableCard } from '../../shared/admin-table/table-card.tsx';
import { rowsOf, useTablePages } from '../../shared/admin-table/table-page.ts';
import { useFilters } from '../../shared/admin-table/use-filters.ts';
import { useSelection } from '../../shared/admin-table/use-selection.ts';
import { MAIL_COLUMNS } from './mail-columns.tsx';
import { mailName } from './mail-words.ts';
import { MAILS_KEY, readMails } from './read-mails.ts';

const STATES = [
  { value: '', label: 'All' },
  { value: 'dead', label: 'Given up' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
];

/** The outbox of the site: what was mailed, what waits, and what nobody took. */
export function MailsTable() {
  const { filters, setFilter } = useFilters(['state']);
  const readPage = readMails(filters);
  const pages = useTablePages([...MAILS_KEY, filters], readPage);
  const rows = rowsOf(pages);
  // Sent mails cannot be sent again, so several are only ticked where there are none of them.
  const canSelect = filters.state === 'dead' || filters.state === 'waiting';
  const selection = useSelection(canSelect ? rows.map(({ id }) => id) : []);
  const [asked, setAsked] = useState<readonly string[]>();
  const close = () => {
    setAsked(undefined);
    selection.clear();
  };
  return (
    <TableCard
      tools={
        <>
          {STATES.map(({ value, label }) => (
            <Chip key={value} isSelected={(filters.state ?? '') === value} onClick={() => setFilter('state', value)}>
              {label}
            </Chip>
          ))}
          <CsvButton name="mails" columns={MAIL_COLUMNS} readPage={readPage} />
        </>
      }
    >
      <PagedTable
        label="Mails"
        pages={pages}
        rows={rows}
        columns={MAIL_COLUMNS}
        keyOf={({ id }) => id}
        nameOf={mailName}
        selection={canSelect ? selection : undefined}
        actions={(mail) =>
          mail.state !== 'sent' && (
            <Button
              size="small"
              variant="outline"
              aria-label={`Send again: ${mailName(mail)}`}
              onClick={() => setAsked([mail.id])}
            >
              Send again
            </Button>
          )
        }
        emptyTitle="No mails here"
      />
      <BulkBar selection={selection}>
        <Button size="small" onClick={() => setAsked(selection.keys)}>
          Send again
        </Button>
      </BulkBar>
      {asked && <RetryDialog ids={asked} onClose={close} />}
    </TableCard>
  );
}

function RetryDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const retry = useAdminAct(
    adminMailsContract.retryMails,
    (reason: string) => ({ body: { mail_ids: [...ids], reason } }),
    { done: 'On their way', keys: [MAILS_KEY], onDone: onClose },
  );
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={ids.length === 1 ? 'Send this mail again?' : `Send ${ids.length} mails again?`}
      confirmLabel="Send again"
      isLoading={retry.isPending}
      onConfirm={(reason) => retry.mutate(reason)}
    >
      <p>What was given up begins anew, and what waits is tried at once. Nothing is mailed twice.</p>
    </ReasonDialog>
  );
}
