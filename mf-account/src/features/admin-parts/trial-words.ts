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
}: CanaryBudget) {
  const late = lcp === undefined ? '' : ` or LCP is above ${lcp} ms`;
  return `It is taken back by itself once both builds have ${views} views and errors in 100 views are ${errors} above the live build’s, LCP, INP or CLS are ${slower} % above its${late}.`;
}
