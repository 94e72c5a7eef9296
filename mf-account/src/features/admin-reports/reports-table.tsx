import type { AdminReport } from '@wishbow/contracts/admin-reports-contract';
import { Button } from '@wishbow/ui/button';
import { Chip } from '@wishbow/ui/chip';
import { SelectField } from '@wishbow/ui/select-field';
import { useState } from 'react';
import { BulkBar } from '../../shared/admin-table/bulk-bar.tsx';
import { CsvButton } from '../../shared/admin-table/csv-button.tsx';
import { PagedTable } from '../../shared/admin-table/paged-table.tsx';
import { TableCard } from '../../shared/admin-table/table-card.tsx';
import { rowsOf, useTablePages } from '../../shared/admin-table/table-page.ts';
import { useFilters } from '../../shared/admin-table/use-filters.ts';
import { useSelection } from '../../shared/admin-table/use-selection.ts';
import { DECISIONS, DecideDialog, type ReportDecision } from './decide-dialog.tsx';
import { REPORT_KINDS, REPORTS_KEY, readReports } from './read-reports.ts';
import { REPORT_COLUMNS } from './report-columns.tsx';
import classes from './reports-table.module.css';

const STATES = [
  { value: 'open', label: 'Waiting' },
  { value: 'upheld', label: 'Upheld' },
  { value: 'dismissed', label: 'Dismissed' },
] as const;

type Asked = { decision: ReportDecision; reports: readonly AdminReport[] };

/** What can be decided about one report. */
function decisionsFor({ state, kind }: AdminReport): readonly ReportDecision[] {
  if (state === 'open') return [kind === 'person' ? 'uphold' : 'hide', 'dismiss'];
  if (kind === 'person') return [];
  return state === 'upheld' ? ['restore'] : ['hide'];
}

/** The queue of what people have reported, and what became of it. */
export function ReportsTable() {
  const { filters, setFilter } = useFilters(['state', 'kind']);
  const readPage = readReports(filters);
  const pages = useTablePages([...REPORTS_KEY, filters], readPage);
  const rows = rowsOf(pages);
  const selection = useSelection(rows.map(({ id }) => id));
  const [asked, setAsked] = useState<Asked>();
  const state = filters.state ?? 'open';
  const dismissSelected = () => setAsked({ decision: 'dismiss', reports: rows.filter(({ id }) => selection.has(id)) });
  const close = () => {
    setAsked(undefined);
    selection.clear();
  };
  return (
    <TableCard
      tools={
        <>
          {STATES.map(({ value, label }) => (
            <Chip key={value} isSelected={state === value} onClick={() => setFilter('state', value)}>
              {label}
            </Chip>
          ))}
          <SelectField
            label="Kind"
            isLabelHidden
            options={[{ value: '', label: 'Everything' }, ...REPORT_KINDS]}
            value={filters.kind ?? ''}
            onValueChange={(kind) => setFilter('kind', kind)}
          />
          <CsvButton name="reports" columns={REPORT_COLUMNS} readPage={readPage} />
        </>
      }
    >
      <PagedTable
        label="Reports"
        pages={pages}
        rows={rows}
        columns={REPORT_COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ subject_text }) => subject_text ?? 'what is gone'}
        selection={state === 'open' ? selection : undefined}
        actions={(report) => (
          <Decisions report={report} onDecide={(decision) => setAsked({ decision, reports: [report] })} />
        )}
        emptyTitle={state === 'open' ? 'Nothing waits' : 'Nothing here'}
      />
      <BulkBar selection={selection}>
        <Button size="small" variant="outline" onClick={dismissSelected}>
          Dismiss
        </Button>
      </BulkBar>
      {asked && <DecideDialog {...asked} onClose={close} />}
    </TableCard>
  );
}

type DecisionsProps = { report: AdminReport; onDecide: (decision: ReportDecision) => void };

function Decisions({ report, onDecide }: DecisionsProps) {
  return (
    <span className={classes.buttons}>
      {decisionsFor(report).map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === 'hide' ? 'danger' : 'outline'}
          aria-label={`${DECISIONS[decision].label} “${report.subject_text ?? 'what is gone'}”`}
          onClick={() => onDecide(decision)}
        >
          {DECISIONS[decision].label}
        </Button>
      ))}
    </span>
  );
}
