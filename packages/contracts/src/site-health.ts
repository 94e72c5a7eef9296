import * as z from 'zod';

/** Calls to the addresses that begin alike, within the last minutes. */
export const RecentCalls = z.object({
  group: z.string(),
  count: z.int(),
  /** Those that were answered with 500 or more. */
  errors: z.int(),
  p50_ms: z.int(),
  p95_ms: z.int(),
});
export type RecentCalls = z.infer<typeof RecentCalls>;

/** Work that is done beside the requests: events to deliver, mails to send, orders to carry on. */
export const Backlog = z.object({
  queue: z.string(),
  waiting: z.int(),
  /** How long the oldest has been due; null where nothing waits. */
  oldest_seconds: z.int().nullable(),
  /** What nobody tries any more: an admin looks at it. */
  given_up: z.int(),
});
export type Backlog = z.infer<typeof Backlog>;

export const BreakerFigures = z.object({
  /** Who is asked through it. */
  to: z.string(),
  /** While it is open nobody asks: the other side has not answered for a while. */
  is_open: z.boolean(),
});

/** What a process tells of itself. */
export const ProcessFigures = z.object({
  build: z.string(),
  started_at: z.iso.datetime(),
  memory_bytes: z.int(),
  heap_bytes: z.int(),
  /** The 99th percentile of how late the process turns to what waits, since a minute at most. */
  loop_delay_ms: z.int(),
  /** What it needs and cannot reach, by the names of `/readyz`. */
  missing: z.array(z.string()),
  /** Over how long `calls` were counted. */
  window_seconds: z.int(),
  calls: z.array(RecentCalls),
  backlogs: z.array(Backlog),
  breakers: z.array(BreakerFigures),
  /** Open streams of live events; null where there are none to open. */
  live_streams: z.int().nullable(),
});
export type ProcessFigures = z.infer<typeof ProcessFigures>;

/** What a database or a cache tells of itself: it knows none of our builds, calls and queues. */
export const DatastoreFigures = z.object({
  started_at: z.iso.datetime(),
  memory_bytes: z.int(),
  /** What it was asked since its start. */
  commands: z.int(),
});
export type DatastoreFigures = z.infer<typeof DatastoreFigures>;

/** A process of the site; one that does not answer in time has no figures. */
export const ProcessHealth = z.object({
  name: z.string(),
  is_up: z.boolean(),
  figures: ProcessFigures.nullable(),
  /** Of a database or a cache, in place of figures. */
  datastore: z.optional(DatastoreFigures),
});
export type ProcessHealth = z.infer<typeof ProcessHealth>;
