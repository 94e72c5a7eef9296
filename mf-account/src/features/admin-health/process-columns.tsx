import type { ProcessFigures, ProcessHealth } from '@wishbow/contracts/site-health';
import { shareText } from '../../shared/admin/share-text.ts';
import type { Column } from '../../shared/admin-table/column.ts';
import { durationText, memoryText, perMinute, secondsSince } from './health-words.ts';
import { ProcessState } from './process-state.tsx';

/** A process that is down, or tells nothing of itself, has none. */
const figure = (
  title: string,
  textOf: (figures: ProcessFigures) => string,
  isNumber = true,
): Column<ProcessHealth> => ({
  title,
  cell: ({ figures }) => (figures ? textOf(figures) : '–'),
  isNumber,
});

const total = (figures: ProcessFigures, of: 'count' | 'errors'): number =>
  figures.calls.reduce((sum, calls) => sum + calls[of], 0);

export const PROCESS_COLUMNS: readonly Column<ProcessHealth>[] = [
  { title: 'Process', cell: ({ name }) => <b>{name}</b> },
  { title: 'State', cell: (process) => <ProcessState process={process} /> },
  figure('Build', ({ build }) => build, false),
  figure('Up for', ({ started_at: at }) => durationText(secondsSince(at, Date.now()))),
  figure('Memory', ({ memory_bytes: bytes }) => memoryText(bytes)),
  figure('Loop delay', ({ loop_delay_ms: ms }) => `${ms} ms`),
  figure('Calls a minute', (figures) => perMinute(total(figures, 'count'), figures.window_seconds)),
  figure('Failed', (figures) => shareText(total(figures, 'errors'), total(figures, 'count'))),
  figure('Live streams', ({ live_streams: count }) => String(count ?? '–')),
];
