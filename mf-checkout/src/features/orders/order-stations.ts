import type { Order } from '@wishbow/contracts/orders';
import { formatAgo } from '@wishbow/domain/relative-time';
import type { TimelineStation } from '@wishbow/ui/timeline';
import { USUAL_WAY, wordsOf } from './order-words.ts';

/** What the buyer has been through and what is still ahead, each station once. */
export function stationsOf({ status, timeline }: Order, now: Date = new Date()): TimelineStation[] {
  const past: TimelineStation[] = [];
  for (const { status: reached, at } of timeline) {
    const { label } = wordsOf(reached);
    if (past.at(-1)?.label !== label) past.push({ label, detail: formatAgo(new Date(at), now), state: 'done' });
  }
  const ahead = USUAL_WAY.slice(USUAL_WAY.indexOf(status) + 1);
  const isOnItsWay = USUAL_WAY.includes(status);
  const last = past.at(-1);
  const isArrived = isOnItsWay && ahead.length === 0;
  if (last && !isArrived) past[past.length - 1] = { ...last, state: 'now' };
  const next = isOnItsWay ? ahead.map((station) => ({ label: wordsOf(station).label, state: 'next' as const })) : [];
  return [...past, ...next];
}
