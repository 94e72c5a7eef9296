import { hasEarlyAnswers } from '../api/early-answers.ts';

/** Where a page is, as `window.location` has it. */
export type Address = { pathname: string; search: string };

/** Reads into the cache what a page, or a slot of it, shows first: drawn with that at once, it flashes no skeleton. */
export type Prefetch = (address: Address) => Promise<unknown>;

/** Only where the document has asked it already: whoever goes on from page to page sees the next one at once. */
export async function prefetchAsked(prefetch: Prefetch | undefined, address: Address): Promise<void> {
  if (hasEarlyAnswers()) await prefetch?.(address);
}
