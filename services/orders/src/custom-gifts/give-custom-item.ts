import type { CustomGift, CustomItemToGive, OwnContribution } from '@wishbow/contracts/custom-gifts';
import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import { contribute } from '../contributions/contribute.ts';
import type { Dependencies } from '../dependencies.ts';
import { findWishForGift } from '../quotes/price-gift.ts';
import { refused } from '../refusals.ts';
import { customItemRefusal } from './custom-item-rules.ts';
import { giveCustomGift } from './give-custom-gift.ts';

interface CustomItem {
  readonly id: OrderId;
  readonly giverId: UserId;
  readonly item: CustomItemToGive;
  readonly ip: string | undefined;
}

interface Given {
  readonly ok: true;
  readonly gift: CustomGift | null;
  readonly contribution: OwnContribution | null;
}

/** Gives a wish from elsewhere, or chips in to a fund; what the wish is says the wish, not the caller. */
export async function giveCustomItem(deps: Dependencies, { id, giverId, item, ip }: CustomItem) {
  const wish = await findWishForGift(deps, item.id, giverId);
  if (!wish) return refused('not_found');
  const refusal = customItemRefusal(item, wish, giverId);
  if (refusal) return refusal;
  if (wish.fund) {
    const made = await contribute(deps, { id, contributorId: giverId, item, wish, ip });
    return made.ok ? ({ ok: true, gift: null, contribution: made.contribution } satisfies Given) : made;
  }
  const given = await giveCustomGift(deps, { giftId: id, buyerId: giverId, item, wish });
  return given.ok ? ({ ok: true, gift: given.gift, contribution: null } satisfies Given) : given;
}
