import { Counter, Histogram, type Registry } from 'prom-client';
import type { Observation } from './part-health.ts';
import { VITAL_BOUNDS } from './vital-buckets.ts';

const LABELS = ['part', 'build'] as const;

/**
 * The same observations for a scraper of `/metrics`, as this one process has met them. Labels are parts and kept builds
 * alone, so their number stays small.
 */
export function partHealthMetrics(registry: Registry): (observations: readonly Observation[]) => void {
  const registers = [registry];
  const views = new Counter({
    name: 'frontend_views_total',
    help: 'How often a page of a part was shown.',
    labelNames: LABELS,
    registers,
  });
  const errors = new Counter({
    name: 'frontend_errors_total',
    help: 'Failures that pages have reported.',
    labelNames: LABELS,
    registers,
  });
  const seconds = new Histogram({
    name: 'frontend_vital_seconds',
    help: 'LCP, INP and TTFB as browsers measure them.',
    labelNames: ['vital', ...LABELS],
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 6, 10],
    registers,
  });
  const shifts = new Histogram({
    name: 'frontend_layout_shift',
    help: 'CLS as browsers measure it.',
    labelNames: LABELS,
    buckets: [...VITAL_BOUNDS.CLS],
    registers,
  });

  const meter = (observation: Observation): void => {
    const { part, build, what } = observation;
    if (what === 'view') views.inc({ part, build }, observation.weight);
    else if (what === 'error') errors.inc({ part, build });
    else if (observation.vital === 'CLS') shifts.observe({ part, build }, observation.value);
    else seconds.observe({ vital: observation.vital, part, build }, observation.value / 1000);
  };
  return (observations) => observations.forEach(meter);
}
