import type { DatastoreFigures, ProcessFigures, ProcessHealth } from '@wishbow/contracts/site-health';
import { shareText } from '../../shared/admin/share-text.ts';
import type { Column } from '../../shared/admin-table/column.ts';
import { durationText, memoryText, perMinute, secondsSince } from './health-words.ts';
import { ProcessState } from './process-state.tsx';

/** A process that is down has none; a database or a cache tells what `datastoreText` says. */
const figure = (
  title: string,
  textOf: (figures: ProcessFigures) => string,
  datastoreText: (datastore: DatastoreFigures) => string = () => '–',
): Column<ProcessHealth> => ({
  title,
  cell: ({ figures, datastore }) => (figures && textOf(figures)) ?? (datastore && datastoreText(datastore)) ?? '–',
  isNumber: title !== 'Build',
});

const upFor = ({ started_at: at }: Pick<DatastoreFigures, 'started_at'>): string =>
  durationText(secondsSince(at, Date.now()));

const memory = ({ memory_bytes: bytes }: Pick<DatastoreFigures, 'memory_bytes'>): string => memoryText(bytes);

/** Since its start: it does not know when it was asked. */
const commandsPerMinute = ({ commands, started_at: at }: DatastoreFigures): string =>
  perMinute(commands, Math.max(1, secondsSince(at, Date.now())));

const total = (figures: ProcessFigures, of: 'count' | 'errors'): number =>
  figures.calls.reduce((sum, calls) => sum + calls[of], 0);

export const PROCESS_COLUMNS: readonly Column<ProcessHealth>[] = [
  { title: 'Process', cell: ({ name }) => <b>{name}</b> },
  { title: 'State', cell: (process) => <ProcessState process={process} /> },
  figure('Build', ({ build }) => build),
  figure('Up for', upFor, upFor),
  figure('Memory', memory, memory),
  figure('Loop delay', ({ loop_delay_ms: ms }) => `${ms} ms`),
  figure('Calls a minute', (figures) => perMinute(total(figures, 'count'), figures.window_seconds), commandsPerMinute),
  figure('Failed', (figures) => shareText(total(figures, 'errors'), total(figures, 'count'))),
  figure('Live streams', ({ live_streams: count }) => String(count ?? '–')),
];
