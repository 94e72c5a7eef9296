import { randomUUID } from 'node:crypto';
import { adminPayoutsContract } from '@wishbow/contracts/admin-payouts-contract';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import type { OrderId, WishId } from '@wishbow/contracts/wire-types';
import type { Call } from '@wishbow/http/client';
import { VISITOR } from '@wishbow/http/viewer';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { EVENTS_PATH } from '@wishbow/service/outbox/event-routes';
import type * as z from 'zod';
import { INTERNAL_SECRET } from './fake-service.ts';
import { maya } from './people.ts';

type CustomItemBody = z.input<typeof customGiftsContract.checkoutCustomItem.body>['wish'];

/** A unit of a wish from elsewhere. */
export const aVaseFor = (id: WishId, changes: Partial<CustomItemBody> = {}): CustomItemBody => ({
  id,
  external: true,
  fund: false,
  quantity: 1,
  message: 'Left-handed. I asked twice.',
  ...changes,
});

/** So many dollars for a fund. */
export const dollarsFor = (
  id: WishId,
  cardId: string | null,
  contribution: number,
  changes: Partial<CustomItemBody> = {},
): CustomItemBody => ({ id, external: false, fund: true, contribution, card_id: cardId, ...changes });

export const giveItem = (as: Call, wish: CustomItemBody, idempotencyKey?: string) =>
  as(
    customGiftsContract.checkoutCustomItem,
    { body: { wish } },
    idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {},
  );

/** 'given', or the code of the refusal. */
export async function outcomeOf(answer: ReturnType<typeof giveItem>): Promise<string> {
  const { status, body } = await answer;
  return status === 200 ? 'given' : body.code;
}

export const undo = (as: Call, id: OrderId) => as(customGiftsContract.undoGift, { body: { gift: { id } } });

export const ownGifts = async (as: Call, wishId: WishId) =>
  (await as(customGiftsContract.listOwnGifts, { body: { wish: { id: wishId } } })).body;

export const requestPayout = (as: Call, wishId: WishId) =>
  as(customGiftsContract.requestFundPayout, { body: { wish: { id: wishId } } });

/** An admin rejects what was requested. */
export async function rejectRequested(asAdmin: Call, requested: Awaited<ReturnType<typeof requestPayout>>) {
  if (requested.status !== 200) throw new Error(`The payout was refused: ${requested.body.code}`);
  const params = { payoutId: requested.body.payout.id };
  return asAdmin(adminPayoutsContract.rejectPayout, { params, body: { reason: 'Please add your name.' } });
}

/** The wishlists service tells that a fund of Maya's is gone for good. @returns the status of the answer. */
export async function tellFundGone(ordersUrl: string, wishId: WishId, eventId: string = randomUUID()): Promise<number> {
  const payload = { wishId, ownerId: maya.id, title: 'Kiln for the studio', image: null, isFund: true, takenBy: [] };
  const event = {
    id: eventId,
    type: 'wishlists.wish_removed',
    aggregateId: wishId,
    sequence: 1,
    occurredAt: '2026-11-28T12:00:00.000Z',
    payload,
  };
  const identity = await signIdentity({ ...VISITOR, service: 'wishlists' }, 'orders', INTERNAL_SECRET);
  const answer = await fetch(ordersUrl + EVENTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDENTITY_HEADER]: identity },
    body: JSON.stringify(event),
  });
  return answer.status;
}
