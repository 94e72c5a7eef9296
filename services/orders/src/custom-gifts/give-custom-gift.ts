import type { CustomGift, CustomItemToGive } from '@wishbow/contracts/custom-gifts';
import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { Dependencies } from '../dependencies.ts';
import { unitsRefusal } from '../quotes/gift-rules.ts';
import { type Refused, refused } from '../refusals.ts';
import { begunAt } from '../work/due-work.ts';
import type { CustomGiftRow } from './custom-gift-model.ts';
import { addCustomGift, findCustomGift } from './custom-gift-repository.ts';
import { customGiftView } from './custom-gift-view.ts';
import { customItemFingerprint } from './custom-item-fingerprint.ts';
import { takeUnits } from './take-units.ts';

interface CustomGiftToGive {
  readonly giftId: OrderId;
  readonly buyerId: UserId;
  readonly item: CustomItemToGive;
  readonly wish: WishOnPage;
}

type GaveCustomGift =
  | { readonly ok: true; readonly gift: CustomGift }
  | Refused<'already_gifted' | 'in_progress' | 'not_found' | 'self_gift'>;

/** Gives a wish from elsewhere: the units are taken, its giver buys it at the store, and the recipient is told. */
export async function giveCustomGift(deps: Dependencies, toGive: CustomGiftToGive): Promise<GaveCustomGift> {
  const { connection } = deps;
  const earlier = await findCustomGift(connection, toGive.giftId);
  if (earlier) return earlier.state === 'open' ? refused('in_progress') : { ok: true, gift: customGiftView(earlier) };
  const gift = giftOf(deps, toGive);
  const refusal = unitsRefusal(toGive.wish.available_quantity, gift.quantity);
  if (refusal) return refusal;
  if (!(await addCustomGift(connection, gift))) return refused('in_progress');
  deps.pass('after_gift_row');
  const given = await takeUnits(deps, gift);
  return given.ok ? { ok: true, gift: customGiftView(gift) } : given;
}

function giftOf({ now, pace }: Dependencies, { giftId, buyerId, item, wish }: CustomGiftToGive): CustomGiftRow {
  const createdAt = now();
  return {
    _id: giftId,
    wishId: wish.id,
    buyerId,
    recipientId: wish.user_id,
    title: wish.title,
    image: wish.image,
    quantity: item.quantity ?? 1,
    message: item.message,
    isPrivate: item.private,
    state: 'open',
    intentKey: `${buyerId}:${wish.id}`,
    fingerprint: customItemFingerprint(item),
    createdAt,
    ...begunAt(createdAt, pace.leaseMs),
  };
}
