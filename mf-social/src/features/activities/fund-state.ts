import type { WishOnPage } from '@wishbow/contracts/wishes';
import { fundPercent } from '@wishbow/domain/fund-percent';
import { type Cents, cents } from '@wishbow/domain/money';
import type { ActivityGroup } from './group-activities.ts';

/** What a fund has raised, and how far that is. */
export function fundStateOf({ price, contributed_amount }: WishOnPage): { raised: Cents; percent: number } {
  const raised = contributed_amount ?? cents(0);
  return { raised, percent: fundPercent(raised, price) };
}

const isFull = ({ newest }: ActivityGroup): boolean =>
  newest.kind === 'fund_contributed' && fundStateOf(newest.item).percent === 100;

/** The newest entry of each fund whose goal is there: the one that tells so. */
export function completions(groups: readonly ActivityGroup[]): ReadonlySet<ActivityGroup> {
  const byFund = Map.groupBy(groups.filter(isFull), ({ newest }) => ('item' in newest ? newest.item.id : newest.id));
  return new Set([...byFund.values()].flatMap(([newest]) => newest ?? []));
}
