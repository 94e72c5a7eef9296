import type { BuildHealth, Vital } from '@wishbow/contracts/part-health-contract';
import type { Column } from '../admin-table/column.ts';
import { shareText } from './share-text.ts';

/** Three quarters of the pages were at least as good. */
const vital = (name: Vital, textOf: (value: number) => string): Column<BuildHealth> => ({
  title: name,
  cell: ({ vitals }) => {
    const value = vitals[name]?.p75 ?? null;
    return value === null ? '–' : textOf(value);
  },
  isNumber: true,
});
const milliseconds = (value: number): string => `${Math.round(value)} ms`;

/** How a build does in browsers: what its errors and vitals are judged by. */
export const BUILD_HEALTH_COLUMNS: readonly Column<BuildHealth>[] = [
  { title: 'Views', cell: ({ views }) => views, isNumber: true },
  { title: 'Errors', cell: ({ errors }) => errors, isNumber: true },
  { title: 'Per view', cell: ({ errors, views }) => shareText(errors, views), isNumber: true },
  vital('LCP', milliseconds),
  vital('INP', milliseconds),
  vital('CLS', (value) => value.toFixed(2)),
  vital('TTFB', milliseconds),
];
