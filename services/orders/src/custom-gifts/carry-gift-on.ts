import type { Dependencies } from '../dependencies.ts';
import { NEVER } from '../fulfilment/turn.ts';
import type { CustomGiftRow } from './custom-gift-model.ts';
import { takeUnits } from './take-units.ts';
import { finishUndoing } from './undo-gift.ts';

/** Finishes what a crash cut short: giving a gift, or taking it back. */
export async function carryGiftOn(deps: Dependencies, gift: CustomGiftRow): Promise<typeof NEVER> {
  if (gift.state === 'open') await takeUnits(deps, gift);
  if (gift.state === 'undoing') await finishUndoing(deps, gift);
  return NEVER;
}
