import type { ProcessHealth } from '@wishbow/contracts/site-health';
import { Badge } from '@wishbow/ui/badge';
import { shareText } from '../../shared/admin/share-text.ts';
import type { Column } from '../../shared/admin-table/column.ts';
import { DataTable } from '../../shared/admin-table/data-table.tsx';
import classes from './health.module.css';
import { type CallsRow, callRows, openBreakers, type WorkRow, workRows } from './health-rows.ts';
import { HealthSection } from './health-section.tsx';
import { durationText, perMinute } from './health-words.ts';
import { PROCESS_COLUMNS } from './process-columns.tsx';

const CALL_COLUMNS: readonly Column<CallsRow>[] = [
  { title: 'Calls', cell: ({ group }) => <code>{group}</code> },
  { title: 'Process', cell: ({ process }) => process },
  { title: 'A minute', cell: ({ count, windowSeconds }) => perMinute(count, windowSeconds), isNumber: true },
  { title: 'Failed', cell: ({ errors, count }) => shareText(errors, count), isNumber: true },
  { title: 'Half within', cell: ({ p50_ms: ms }) => `${ms} ms`, isNumber: true },
  { title: '95% within', cell: ({ p95_ms: ms }) => `${ms} ms`, isNumber: true },
];

const WORK_COLUMNS: readonly Column<WorkRow>[] = [
  { title: 'Work', cell: ({ queue }) => <b>{queue}</b> },
  { title: 'Process', cell: ({ process }) => process },
  { title: 'Waiting', cell: ({ waiting }) => waiting, isNumber: true },
  {
    title: 'Oldest',
    cell: ({ oldest_seconds: seconds }) => (seconds === null ? '–' : durationText(seconds)),
    isNumber: true,
  },
  {
    title: 'Given up',
    cell: ({ given_up: count }) => (count > 0 ? <Badge tone="danger">{count}</Badge> : 0),
    isNumber: true,
  },
];

/** What the processes tell of themselves. */
export function ServerPanels({ processes }: { processes: readonly ProcessHealth[] }) {
  const calls = callRows(processes);
  const work = workRows(processes);
  const breakers = openBreakers(processes);
  return (
    <>
      <HealthSection
        title="Processes"
        note="Services that share one process, as with npm start, each show the memory and loop delay of all of it."
      >
        <DataTable
          label="Processes"
          rows={processes}
          columns={PROCESS_COLUMNS}
          keyOf={({ name }) => name}
          nameOf={({ name }) => name}
        />
      </HealthSection>
      <HealthSection title="Left alone" empty={breakers.length === 0 ? 'Everybody who is asked answers.' : undefined}>
        <ul className={classes.breakers}>
          {breakers.map(({ process, to }) => (
            <li key={`${process} ${to}`}>
              <Badge tone="warn">{`${process}: ${to}`}</Badge>
            </li>
          ))}
        </ul>
      </HealthSection>
      <HealthSection
        title="Work beside the requests"
        empty={work.length === 0 ? 'Nothing waits, and nothing was given up.' : undefined}
      >
        <DataTable
          label="Work beside the requests"
          rows={work}
          columns={WORK_COLUMNS}
          keyOf={({ process, queue }) => `${process} ${queue}`}
          nameOf={({ queue }) => queue}
        />
      </HealthSection>
      <HealthSection title="Calls of the last 5 minutes" empty={calls.length === 0 ? 'Nobody has called.' : undefined}>
        <DataTable
          label="Calls of the last 5 minutes"
          rows={calls}
          columns={CALL_COLUMNS}
          keyOf={({ process, group }) => `${process} ${group}`}
          nameOf={({ group }) => group}
        />
      </HealthSection>
    </>
  );
}
