import type { CustomItemToGive } from '@wishbow/contracts/custom-gifts';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import { type Refused, refused } from '../refusals.ts';

type BelongingRefused = Refused<'self_gift' | 'mismatch' | 'not_orderable'>;

/** Whether this wish is what the giver's page says it is, and may be given this way at all (RELIABILITY.md rows 19, 40). */
export function customItemRefusal(
  item: CustomItemToGive,
  wish: WishOnPage,
  giverId: UserId,
): BelongingRefused | undefined {
  if (wish.user_id === giverId) return refused('self_gift');
  if (!wish.external && !wish.fund) return refused('not_orderable');
  const isOfKind = item.external === wish.external && item.fund === wish.fund;
  const isTheirs = !item.user_id || item.user_id === wish.user_id;
  return isOfKind && isTheirs ? undefined : refused('mismatch');
}
