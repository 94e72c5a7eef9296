import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import type { Refused } from '../refusals.ts';
import { giftUnits, releaseUnits, reserveUnits } from '../units/wish-units.ts';
import { announceGiven } from './announce-custom-gift.ts';
import type { CustomGiftRow } from './custom-gift-model.ts';
import { closeIntent, moveCustomGift, removeOpenGift } from './custom-gift-repository.ts';
import { unitsTakenBy } from './units-taken-by.ts';

/**
 * open -> given, or gone when the units are not to be had. Every step is idempotent under the gift's id, so a crash is
 * made good by doing it all again.
 */
export async function takeUnits(
  deps: Dependencies,
  gift: CustomGiftRow,
): Promise<{ readonly ok: true } | Refused<'already_gifted' | 'not_found' | 'self_gift'>> {
  const { connection, now, pass } = deps;
  const taking = unitsTakenBy(gift);
  const reserved = await reserveUnits(deps, taking);
  if (!reserved.ok) {
    await releaseUnits(deps, taking);
    await removeOpenGift(connection, gift._id);
    return reserved;
  }
  pass('after_gift_reserved');
  await giftUnits(deps, taking);
  pass('after_gift_given');
  await inTransaction(connection, async (session) => {
    const given = await moveCustomGift(connection, gift, { state: 'given', dueAt: null, leasedUntil: null }, session);
    if (!given) return;
    await closeIntent(connection, gift._id, session);
    await announceGiven(connection, session, given, now());
  });
  return { ok: true };
}
