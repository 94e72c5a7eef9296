import { setTimeout as pause } from 'node:timers/promises';
import type { WishId } from '@wishbow/contracts/wire-types';
import { type Cents, cents } from '@wishbow/domain/money';
import type { Connection } from '@wishbow/service/mongo/connection';
import { contributionModel } from './contribution-model.ts';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

/** The money of a contribution to a closed fund is still on its way; the worker looks again. */
export class CollectionUnderWay extends Error {
  override readonly name = 'CollectionUnderWay';
}

/**
 * What was really taken for a fund that takes no more: an amount that counted may still be lost before it is captured.
 * @throws CollectionUnderWay when a contribution has not come to its end within ten seconds.
 */
export async function collectedForClosedFund(connection: Connection, wishId: WishId): Promise<Cents> {
  for (let waitedMs = 0; waitedMs <= PATIENCE_MS; waitedMs += PAUSE_MS) {
    const amounts = await contributionModel(connection)
      .find({ wishId, state: { $in: ['open', 'contributed'] } }, { state: 1, amountCents: 1 })
      .lean<{ state: string; amountCents: number }[]>();
    if (amounts.every(({ state }) => state === 'contributed')) {
      return cents(amounts.reduce((sum, { amountCents }) => sum + amountCents, 0));
    }
    await pause(PAUSE_MS);
  }
  throw new CollectionUnderWay(`The contributions to ${wishId} are not all at their end`);
}
