import { z } from 'zod';
import { EndingCode } from './retailer-error.ts';

const Milliseconds = z.int().min(0).max(86_400_000);

/** How one order, and what is later asked about it, turns out. Everything left out goes well and at the usual pace. */
export const Outcome = z.strictObject({
  /** The order ends with this error instead of being placed. */
  error: EndingCode.optional(),
  /** So long after its error the order turns out to be placed after all. */
  flip_after_ms: Milliseconds.optional(),
  /** Stays `request_processing` for ever. */
  stays_processing: z.boolean().optional(),
  /** An abort comes too late: the order goes on. */
  ignores_abort: z.boolean().optional(),
  delay_ms: Milliseconds.optional(),
  ship_after_ms: Milliseconds.optional(),
  deliver_after_ms: Milliseconds.optional(),
  /** Cents the retailer adds to the price of every unit, and as tax on the order. */
  price_change_cents: z.int().optional(),
  tax_cents: z.int().min(0).optional(),
  cancellation: z.enum(['succeeds', 'attempts_first', 'stuck']).optional(),
  /** From the label of a return until its refund stands in the case of the order. */
  credit_after_ms: Milliseconds.optional(),
  return: z.enum(['label', 'immediate_refund', 'refused']).optional(),
});
export type Outcome = z.infer<typeof Outcome>;

/** A bare error code is short for an outcome that ends with it. */
const OutcomeOrCode = z.union([Outcome, EndingCode]);

/** What may stand in `client_notes.sandbox_script`: one outcome, or a list with one for each attempt. */
export const OrderScript = z.union([OutcomeOrCode, z.array(OutcomeOrCode).min(1).max(20)]);
export type OrderScript = z.infer<typeof OrderScript>;

/** The outcome a script holds for the `attempt`-th try (the first is 1); after the end of a list all goes well. */
export const outcomeOfAttempt = (script: OrderScript, attempt: number): Outcome => {
  const scripted = Array.isArray(script) ? (script[attempt - 1] ?? {}) : script;
  return typeof scripted === 'string' ? { error: scripted } : scripted;
};
