import type { ProductId } from '@wishbow/contracts/items';
import type { ItemRepository } from '../items/item-repository.ts';
import { isFresh } from '../items/item-rules.ts';
import type { DetailJobRepository } from './detail-job-repository.ts';

/** A queue longer than this is not worked off while its items are still looked at: what comes later is left out. */
const MOST_JOBS = 1_000;

export type QueueItemDetails = (productIds: readonly ProductId[]) => Promise<void>;

/** Queues the products whose details are missing or old, and wakes whoever works on them. */
export const queueItemDetails =
  (items: ItemRepository, jobs: DetailJobRepository, wake: () => void, now: () => Date): QueueItemDetails =>
  async (productIds) => {
    const stored = await items.listByProductIds(productIds);
    const known = new Set(
      stored.filter((item) => item.detailsAt && isFresh(item, now())).map((item) => item.productId),
    );
    const room = Math.max(0, MOST_JOBS - (await jobs.count()));
    const wanted = [...new Set(productIds)].filter((productId) => !known.has(productId)).slice(0, room);
    await jobs.addAll(wanted, now());
    if (wanted.length > 0) wake();
  };
