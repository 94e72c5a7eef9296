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
  // Several states are one station to the buyer: by its name they find it on the way.
  const place = USUAL_WAY.findIndex((station) => wordsOf(station).label === wordsOf(status).label);
  const isOnItsWay = place >= 0;
  const ahead = USUAL_WAY.slice(place + 1);
  const last = past.at(-1);
  const isArrived = isOnItsWay && ahead.length === 0;
  if (last && !isArrived) past[past.length - 1] = { ...last, state: 'now' };
  const next = isOnItsWay ? ahead.map((station) => ({ label: wordsOf(station).label, state: 'next' as const })) : [];
  return [...past, ...next];
}
