import type { PaymentRefusal } from '@wishbow/contracts/payments';
import { problem } from '@wishbow/contracts/problem';
import type { OrderQuote } from '@wishbow/domain/order-quote';
import { freshId, instantNow, personOf, summaryOf, viewerOf } from '@wishbow/testing/world/looking';
import { daysBefore } from '@wishbow/testing/world/seed/moments';
import type { CartRow, World } from '@wishbow/testing/world/world';
import type * as z from 'zod';
import { priceOf, productOf } from './pricing.ts';

export type OrderRow = World['orders'][number];
type Refusal = { status: 402; body: z.input<typeof PaymentRefusal> };

const DAYS_TO_CLAIM = 30;
const DAYS_TO_ANSWER = 0.01;

/** What is given, before it is an order. */
export type Gift = Pick<
  CartRow,
  'productId' | 'wishId' | 'toUserId' | 'invitedEmail' | 'shipsToMe' | 'message' | 'isPrivate' | 'quantity'
>;

/** Writes an order down for what goes to one recipient, paid with the given card and Llama Bucks. */
export function placedOrder(
  world: World,
  gifts: readonly [Gift, ...Gift[]],
  quote: OrderQuote,
  cardId?: string | null,
): OrderRow {
  const [first] = gifts;
  const buyer = viewerOf(world);
  const person = first.toUserId ? personOf(world, first.toUserId) : undefined;
  const card = buyer.cards.find(({ id }) => id === cardId);
  const id = freshId(world);
  const at = instantNow();
  const order: OrderRow = {
    id,
    buyerId: buyer.id,
    status: world.bank === 'asks' ? 'authorizing' : 'processing',
    timeline: [{ status: 'created', at }],
    items: gifts.map((gift, index) => lineOf(world, gift, `${id}-${index + 1}`)),
    to_user: person ? summaryOf(person) : null,
    message: first.message,
    private: first.isPrivate,
    ...quote,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    ship_to: { name: person ? `${person.firstName} ${person.lastName}` : 'Whoever claims it', address: null },
    tracking_url: null,
    carrier: null,
    tracking_number: null,
    failure: null,
    failure_code: null,
    is_placed_late: false,
    refund: null,
    returning: null,
    invitation: first.invitedEmail
      ? { email: first.invitedEmail, status: 'waiting', expires_at: daysBefore(new Date(), -DAYS_TO_CLAIM) }
      : null,
    created_at: at,
  };
  world.orders.unshift(order);
  buyer.creditCents -= quote.creditCents;
  for (const gift of gifts) giveWish(world, gift);
  return order;
}

function lineOf(world: World, { productId, wishId, quantity, toUserId }: Gift, id: string) {
  const { title, variant_title, image } = productOf(world, productId);
  const to_user = toUserId ? summaryOf(personOf(world, toUserId)) : null;
  return {
    id,
    wish_id: wishId,
    title,
    variant_title,
    image,
    quantity,
    unitPriceCents: priceOf(world, productId),
    to_user,
  };
}

/** Counts units of a wish as taken, and tells the feed. */
export function giveWish(world: World, gift: Pick<Gift, 'wishId' | 'quantity' | 'isPrivate'>): void {
  const wish = world.wishes.find(({ id }) => id === gift.wishId);
  if (!wish) return;
  const { isPrivate, quantity } = gift;
  const [from, at] = [viewerOf(world).id, instantNow()];
  if (!wish.fund) wish.taken += quantity;
  world.given.unshift({ wishId: wish.id, from, to: wish.user_id, quantity, isPrivate, at });
  const about = { wishId: wish.id, listId: null, commentId: null, isPrivate, at };
  world.activities.unshift({
    id: freshId(world),
    by: from,
    kind: wish.fund ? 'fund_contributed' : 'wish_gifted',
    ...about,
  });
}

/** What the bank says before anything is given; undefined where it agrees, or asks about it afterwards. */
export const declined = (world: World): Refusal | undefined =>
  world.bank === 'declines' ? { status: 402, body: problem('card_declined', 'Your card was declined.') } : undefined;

/** Where the bank asks the holder first: everything waits for their answer. */
export function askedAbout(world: World, orders: readonly OrderRow[], kind: 'order' | 'cart'): Refusal | undefined {
  if (world.bank !== 'asks') return undefined;
  const id = freshId(world);
  world.asking = { id, orderIds: orders.map((order) => order.id) };
  return {
    status: 402,
    body: {
      ...problem('authentication_required', 'Your bank asks you to confirm this payment.'),
      payment: {
        kind,
        id,
        client_secret: `pi_mock_secret_${id}`,
        url: `${globalThis.location.origin}/_mock/bank`,
        expires_at: daysBefore(new Date(), -DAYS_TO_ANSWER),
      },
    },
  };
}
