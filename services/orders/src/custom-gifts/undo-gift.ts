import type { OrderId, UserId } from '@wishbow/contracts/wire-types';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';
import { releaseUnits } from '../units/wish-units.ts';
import { begunAt } from '../work/due-work.ts';
import { announceUndone } from './announce-custom-gift.ts';
import type { CustomGiftRow } from './custom-gift-model.ts';
import { findCustomGift, moveCustomGift } from './custom-gift-repository.ts';
import { unitsTakenBy } from './units-taken-by.ts';

/** Takes a gift of one's own back; repeating it changes nothing. Other people's gifts do not exist for the caller. */
export async function undoGift(
  deps: Dependencies,
  buyerId: UserId,
  giftId: OrderId,
): Promise<{ readonly ok: true } | Refused<'not_found' | 'in_progress'>> {
  const { connection, now, pace, pass } = deps;
  const gift = await findCustomGift(connection, giftId);
  if (gift?.buyerId !== buyerId) return refused('not_found');
  if (gift.state === 'open') return refused('in_progress');
  if (gift.state !== 'given') return { ok: true };
  const undoing = await moveCustomGift(connection, gift, { state: 'undoing', ...begunAt(now(), pace.leaseMs) });
  if (!undoing) return { ok: true };
  pass('after_undo_claim');
  await finishUndoing(deps, undoing);
  return { ok: true };
}

/** undoing -> undone: the units are free for others, and the recipient's notice is withdrawn. */
export async function finishUndoing(deps: Dependencies, gift: CustomGiftRow): Promise<void> {
  const { connection, now, pass } = deps;
  await releaseUnits(deps, unitsTakenBy(gift));
  pass('after_undo_release');
  await inTransaction(connection, async (session) => {
    const undone = await moveCustomGift(connection, gift, { state: 'undone', dueAt: null, leasedUntil: null }, session);
    if (undone) await announceUndone(connection, session, undone, now());
  });
}
