import type { CanaryBudget } from '@wishbow/contracts/canary';
import type { Canary } from '@wishbow/contracts/registry';
import { formatAgo } from '@wishbow/domain/relative-time';

export const shareWords = ({ name, buildId, percent, since }: Canary): string =>
  `${percent} in 100 browsers get ${buildId} of ${name}, begun ${formatAgo(new Date(since), new Date())}.`;

/** When it is taken back by itself. */
export function budgetWords({
  min_views: views,
  error_percent: errors,
  slower_percent: slower,
  max_lcp_ms: lcp,
}: CanaryBudget): string {
  const late = lcp === undefined ? '' : `, or an LCP above ${lcp} ms`;
  return `It is taken back by itself when, after ${views} views of each build, it has over ${errors} more errors in 100 views than the live one, an LCP, INP or CLS over ${slower} % above${late}.`;
}
