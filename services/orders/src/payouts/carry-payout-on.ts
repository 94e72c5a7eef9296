import type { Dependencies } from '../dependencies.ts';
import { NEVER } from '../fulfilment/turn.ts';
import type { PayoutRow } from './payout-model.ts';
import { settlePayout } from './settle-payout.ts';

/** Finishes a request that a crash cut short. */
export async function carryPayoutOn(deps: Dependencies, payout: PayoutRow): Promise<typeof NEVER> {
  if (payout.state === 'open') await settlePayout(deps, payout);
  return NEVER;
}
