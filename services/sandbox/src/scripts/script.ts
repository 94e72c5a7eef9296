import { z } from 'zod';

const Milliseconds = z.int().min(0).max(600_000);

/** A fault of the transport: `before` strikes instead of the work, `after` strikes once the work is done and its answer is lost. */
export const Fault = z.strictObject({
  when: z.enum(['before', 'after']).default('before'),
  /** Waits this long first; with nothing else, the request then goes on as usual. */
  delay_ms: Milliseconds.default(0),
  /** Answers with this status, and with `body` or an empty one; with 200, tells another story than the shop would. */
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Never answers; the caller's own time-out has to end it. */
  hang: z.literal(true).optional(),
  /** Cuts the connection without an answer. */
  reset: z.literal(true).optional(),
});
export type Fault = z.infer<typeof Fault>;

/** Which requests a script is for. Everything stated has to hold; nothing stated means every request. */
export const Match = z.strictObject({
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** The beginning of the path, such as `/v1/orders`. */
  path: z.string().optional(),
  /** A text that occurs in the JSON of the request's body, such as an order's idempotency key. */
  contains: z.string().optional(),
});
export type Match = z.infer<typeof Match>;

/** How often a script applies: so many times, or until it is removed. */
export const Times = z.union([z.int().min(1).max(10_000), z.literal('always')]).default(1);

export type ScriptedCall = { method: string; path: string; body: unknown };

/** Whether a script meant for `match` applies to this call. */
export const matches = (match: Match, call: ScriptedCall): boolean =>
  (match.method === undefined || match.method === call.method) &&
  (match.path === undefined || call.path.startsWith(match.path)) &&
  (match.contains === undefined || JSON.stringify(call.body ?? null).includes(match.contains));
