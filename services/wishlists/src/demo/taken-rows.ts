import type { DemoClaim } from '@wishbow/demo/claims';
import { demoId } from '@wishbow/demo/demo-id';
import type { DemoOrder } from '@wishbow/demo/orders';
import type { DemoWish } from '@wishbow/demo/wishes';
import type { OrderState } from '@wishbow/domain/order-state';

/** Orders that gave their units back, or never took them. */
const RELEASED: readonly OrderState[] = ['failed', 'payment_failed', 'cancelled'];

/** Whose wish it is. */
export type RecipientOf = (wishId: string) => string;

export function recipientsIn(wishes: readonly DemoWish[]): RecipientOf {
  const owners = new Map(wishes.map(({ id, ownerId }) => [id, ownerId]));
  return (wishId) => {
    const owner = owners.get(wishId);
    if (!owner) throw new Error(`Nobody wishes for ${wishId}`);
    return owner;
  };
}

/** The units that an order of the demo community has taken, wish by wish: reserved until it was placed, then gifted. */
export const reservationRows =
  (recipientOf: RecipientOf) =>
  ({ id: orderId, buyerId, state, steps, lines, isPrivate, createdAt }: DemoOrder) => {
    if (RELEASED.includes(state)) return [];
    const giftedAt = steps.find((step) => step.state === 'placed')?.at ?? null;
    return lines.flatMap(({ wishId, quantity }) =>
      wishId
        ? [
            {
              _id: demoId('reservation', `${orderId}/${wishId}`),
              wishId,
              orderId,
              buyerId,
              recipientId: recipientOf(wishId),
              quantity,
              state: giftedAt ? ('gifted' as const) : ('reserved' as const),
              reservedAt: createdAt,
              giftedAt,
              isPrivate,
            },
          ]
        : [],
    );
  };

/** A unit that was bought elsewhere counts like one of an order of its own. */
export const claimRow =
  (recipientOf: RecipientOf) =>
  ({ id, wishId, giverId, quantity, isPrivate, createdAt }: DemoClaim) => ({
    _id: demoId('reservation', `${id}/${wishId}`),
    wishId,
    orderId: id,
    buyerId: giverId,
    recipientId: recipientOf(wishId),
    quantity,
    state: 'gifted' as const,
    reservedAt: createdAt,
    giftedAt: createdAt,
    isPrivate,
  });
