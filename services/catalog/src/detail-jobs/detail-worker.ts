import type { Logger } from '@wishbow/service/logging/logger';
import { type Loop, startLoop } from '@wishbow/service/loop';
import type { StoreItemDetails } from '../items/store-item-details-now.ts';
import type { DetailJobRepository } from './detail-job-repository.ts';

export interface DetailWorkerOptions {
  readonly jobs: DetailJobRepository;
  readonly storeDetails: StoreItemDetails;
  readonly logger: Logger;
  readonly now: () => Date;
}

const IDLE_MS = 5_000;
/** Calls to the retailer at one time: people who wait come first. */
const JOBS_AT_ONCE = 2;
/** Longer than the retailer takes to answer or not to. */
const HELD_MS = 60_000;
const MOST_ATTEMPTS = 5;

/** Fetches the details that were queued, two products at a time, and again later where the retailer did not answer. */
export const startDetailWorker = (options: DetailWorkerOptions): Loop =>
  startLoop({
    name: 'item details',
    idleMs: IDLE_MS,
    logger: options.logger,
    work: async () => {
      const turns = Array.from({ length: JOBS_AT_ONCE }, () => workOnJob(options));
      return (await Promise.all(turns)).some((hadJob) => hadJob);
    },
  });

/** Works on the next job that is due. @returns whether there was one. */
async function workOnJob({ jobs, storeDetails, now }: DetailWorkerOptions): Promise<boolean> {
  const job = await jobs.take(now(), after(now(), HELD_MS));
  if (!job) return false;
  const lookup = await storeDetails(job.productId);
  const isWorthRetrying = !lookup.ok && lookup.reason === 'retailer_unavailable' && job.attemptCount < MOST_ATTEMPTS;
  if (isWorthRetrying) await jobs.postpone(job.productId, after(now(), 2 ** job.attemptCount * HELD_MS));
  else await jobs.remove(job.productId);
  return true;
}

const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
