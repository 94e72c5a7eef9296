import type { Order } from '@wishbow/contracts/orders';
import { formatAgo } from '@wishbow/domain/relative-time';
import type { TimelineStation } from '@wishbow/ui/timeline';
import { hasArrived, wordsOf, wordsOfOrder } from './order-words.ts';

/**
 * What the buyer has been through and what is still ahead, each station once: where an order came back to a station,
 * by a retry or because it could not be cancelled, the detour is left out.
 */
export function stationsOf(order: Order, now: Date = new Date()): TimelineStation[] {
  const { status, timeline } = order;
  let past: TimelineStation[] = [];
  for (const { status: reached, at } of timeline) {
    const { label } = wordsOf(reached);
    if (past.at(-1)?.label === label) continue;
    const earlier = past.findIndex((station) => station.label === label);
    const kept = earlier >= 0 ? past.slice(0, earlier) : past;
    past = [...kept, { label, detail: formatAgo(new Date(at), now), state: 'done' }];
  }
  const last = past.at(-1);
  const { label: present, ahead } = wordsOfOrder(order);
  if (last && !hasArrived(status)) past[past.length - 1] = { ...last, label: present, state: 'now' };
  const next = ahead.map((station) => ({ label: wordsOf(station).label, state: 'next' as const }));
  return [...past, ...next];
}
