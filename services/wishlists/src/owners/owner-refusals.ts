import { notFound, problem } from '@wishbow/contracts/problem';

/** Why somebody may not change a thing: it is another's whom they may see, or it does not exist as far as they know. */
export type NotOwn = { readonly ok: false; readonly reason: 'forbidden' | 'not_found' };

/** RELIABILITY.md section 1: 403 for what the caller may see and not change, 404 for what is hidden from them. */
export const OWNER_REFUSALS = {
  forbidden: { status: 403, body: problem('forbidden', 'Only its owner can change this.') },
  not_found: { status: 404, body: notFound },
} as const;
