import type { OrderId, UserId, WishId } from '@wishbow/contracts/wire-types';
import { wishUnitsInternalContract } from '@wishbow/contracts/wish-units-contract';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';

/** Whatever takes units of wishes under an id of its own: an order, or a gift that is bought elsewhere. */
interface TakingUnits {
  readonly _id: OrderId;
  readonly buyerId: UserId;
  readonly isPrivate: boolean;
  readonly lines: readonly { readonly wishId: WishId | null; readonly quantity: number }[];
}

/** What an order takes of each wish; lines without a wish take nothing. */
const unitsOf = (order: TakingUnits): { wishId: WishId; quantity: number }[] =>
  order.lines.flatMap(({ wishId, quantity }) => (wishId ? [{ wishId, quantity }] : []));

/**
 * Holds the wished-for units for this order. Holding them again changes nothing, and the owner of the wish sees nothing.
 * @param isSeen whether the buyer sees the wish was asked within the same request.
 */
export async function reserveUnits(
  { call }: Dependencies,
  order: TakingUnits,
  isSeen = false,
): Promise<{ ok: true } | Refused<'already_gifted' | 'not_found' | 'self_gift'>> {
  const { _id: orderId, buyerId } = order;
  for (const { wishId, quantity } of unitsOf(order)) {
    const body = { wishId, orderId, buyerId, quantity, isSeen };
    const answer = await call(wishUnitsInternalContract.reserveUnits, { body });
    if (answer.status === 403) return refused('self_gift');
    if (answer.status === 404) return refused('not_found');
    if (answer.status === 409) return refused('already_gifted', { message: answer.body.message });
  }
  return { ok: true };
}

/** Gives back whatever this order holds; fine when it holds nothing. */
export async function releaseUnits({ call }: Pick<Dependencies, 'call'>, order: TakingUnits): Promise<void> {
  const { _id: orderId } = order;
  for (const { wishId } of unitsOf(order)) {
    await call(wishUnitsInternalContract.releaseUnits, { body: { wishId, orderId } });
  }
}

/** Turns what this order holds into gifts. A wish that was deleted or changed meanwhile does not undo a placed order. */
export async function giftUnits({ call, logger }: Dependencies, order: TakingUnits): Promise<void> {
  const { _id: orderId, isPrivate } = order;
  for (const { wishId } of unitsOf(order)) {
    const answer = await call(wishUnitsInternalContract.giftUnits, { body: { wishId, orderId, isPrivate } });
    if (answer.status !== 200) logger.warn({ orderId, wishId, problem: answer.body }, 'a placed gift found no wish');
  }
}
