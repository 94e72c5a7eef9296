import type { Dependencies } from '../dependencies.ts';
import { NEVER, type NextLook } from '../fulfilment/turn.ts';
import type { PayoutRow } from './payout-model.ts';
import { settlePayout } from './settle-payout.ts';
import { settleRejected } from './settle-rejected.ts';

/** Finishes a request or a rejection that a crash cut short. */
export async function carryPayoutOn(deps: Dependencies, payout: PayoutRow): Promise<NextLook | typeof NEVER> {
  if (payout.state === 'rejecting') return settleRejected(deps, payout);
  if (payout.state === 'open') await settlePayout(deps, payout);
  return NEVER;
}
