import type { SlotKey } from '@wishbow/contracts/slots';
import { loadSlot, readInlined } from '@wishbow/platform/shell';

/** A slot that hangs keeps the page only so long from being drawn without it. */
const LONGEST_WAIT_MS = 800;

let fetched: Promise<unknown> | undefined;

/**
 * Fetches the slots that the first view is not whole without, as the document names them, beside the page that they are on.
 * Settles when they are there: drawn with the page they need no placeholder. What cannot be had the slot itself reports.
 */
export function fetchFirstSlots(): Promise<unknown> {
  fetched ??= Promise.race([Promise.allSettled(namedSlots().map(loadSlot)), pause(LONGEST_WAIT_MS)]);
  return fetched;
}

const namedSlots = (): SlotKey[] => readInlined('wishbow-first-slots') ?? [];

const pause = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));
