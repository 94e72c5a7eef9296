import type { Transitions } from './transitions.ts';

/** A charge that its card's holder contests: their bank decides, once. `none` until then. */
export type DisputeState = 'none' | 'open' | 'won' | 'lost';

export const DISPUTE_WAYS: Transitions<DisputeState> = {
  none: ['open'],
  open: ['won', 'lost'],
  won: [],
  lost: [],
};
