import type { UserId } from '@wishbow/contracts/wire-types';
import { type Loop, startLoop } from '@wishbow/service/loop';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import { findCardholder, removeCardholder } from '../cards/cardholder-repository.ts';
import { removeCart } from '../cart/cart-repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { forgottenPersonModel } from './forgotten-person-model.ts';
import { forgetShipTo, isUnderWayFor } from './order-repository.ts';

type FarewellDeps = Pick<Dependencies, 'connection' | 'payments'>;

/**
 * Forgets what is not needed any more of a deleted person: their cart, their name and address on settled orders, and once
 * nothing is under way their cards, here and at the card processor. @returns whether that was all.
 */
async function forgetPerson({ connection, payments }: FarewellDeps, userId: UserId): Promise<boolean> {
  await removeCart(connection, userId);
  await forgetShipTo(connection, userId);
  if (await isUnderWayFor(connection, userId)) return false;
  const cardholder = await findCardholder(connection, userId);
  if (cardholder) await payments.removeCustomer(cardholder.customerId);
  await removeCardholder(connection, userId);
  return true;
}

async function forgetOrWait(deps: FarewellDeps, userId: UserId): Promise<void> {
  const waiting = forgottenPersonModel(deps.connection);
  await waiting.updateOne({ _id: userId }, {}, { upsert: true });
  if (await forgetPerson(deps, userId)) await waiting.deleteOne({ _id: userId });
}

/** What this service does when a person is deleted. */
export const forgottenPeople = (deps: FarewellDeps): EventHandlers => ({
  'accounts.person_deleted': ({ userId }) => forgetOrWait(deps, userId),
});

/** Looks after those of whom something was under way. */
export async function forgetWaiting(deps: FarewellDeps): Promise<void> {
  for (const { _id } of await forgottenPersonModel(deps.connection).find().lean()) await forgetOrWait(deps, _id);
}

const IDLE_MS = 10 * 60_000;

export const startForgetting = (deps: Dependencies): Loop =>
  startLoop({
    name: 'forgetting',
    idleMs: IDLE_MS,
    logger: deps.logger,
    work: async () => {
      await forgetWaiting(deps);
      return false;
    },
  });
