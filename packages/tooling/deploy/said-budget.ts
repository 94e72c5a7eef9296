import { CanaryBudget } from '@wishbow/contracts/canary';
import { Mistyped } from './mistyped.ts';
import type { Said } from './verb.ts';

type Typed = Pick<Said, 'minViews' | 'maxErrors' | 'maxSlower' | 'maxLcp'>;

const OPTIONS: Readonly<Record<string, string>> = {
  min_views: '--min-views',
  error_percent: '--max-errors',
  slower_percent: '--max-slower',
  max_lcp_ms: '--max-lcp',
};

/**
 * The budget that somebody typed.
 * @param present of the build that is tried already: what was not typed stays as it is.
 * @returns undefined where nothing was typed. @throws Mistyped that names each option that is amiss.
 */
export function saidBudget(
  { minViews, maxErrors, maxSlower, maxLcp }: Typed,
  present: CanaryBudget | undefined,
): CanaryBudget | undefined {
  const typed = { min_views: minViews, error_percent: maxErrors, slower_percent: maxSlower, max_lcp_ms: maxLcp };
  const figures = Object.entries(typed).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text.trim() === '' ? Number.NaN : Number(text)]],
  );
  if (figures.length === 0) return undefined;
  const budget = CanaryBudget.safeParse({ ...present, ...Object.fromEntries(figures) });
  if (budget.success) return budget.data;
  throw new Mistyped(
    budget.error.issues.map(({ path, message }) => `${OPTIONS[String(path[0])]}: ${message}.`).join('\n'),
  );
}
