import { MOST_WANTED } from '@wishbow/domain/wish-limits';
import type { UnitsOfWish } from './wish-rules.ts';

export type CountRefusal = 'fund' | 'lowest' | 'highest';

export type NextCount =
  | { readonly ok: true; readonly wantedCount: number }
  | { readonly ok: false; readonly reason: CountRefusal };

/** One more than there is, and than was given: a fulfilled wish is open again. */
export function raisedCount({ kind, wantedCount, giftedCount }: UnitsOfWish): NextCount {
  if (kind === 'fund') return { ok: false, reason: 'fund' };
  const raised = Math.max(wantedCount, giftedCount) + 1;
  return raised > MOST_WANTED ? { ok: false, reason: 'highest' } : { ok: true, wantedCount: raised };
}

/** One fewer, down to one. What others hold plays no part: a refusal would tell of it. */
export function loweredCount({ kind, wantedCount }: UnitsOfWish): NextCount {
  if (kind === 'fund') return { ok: false, reason: 'fund' };
  return wantedCount <= 1 ? { ok: false, reason: 'lowest' } : { ok: true, wantedCount: wantedCount - 1 };
}
