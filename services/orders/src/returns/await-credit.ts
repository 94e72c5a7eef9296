import { isReturnedWithoutRefund } from '@wishbow/domain/return-reasons';
import { NEVER, type Turn } from '../fulfilment/turn.ts';
import { settleReturned } from './settle-returned.ts';

/** label_ready -> refunded or partially_refunded, once the retailer has credited us for what came back. */
export const awaitCredit: Turn = async (deps, order) => {
  const { returning, retailerRequestId } = order;
  if (!returning || !retailerRequestId || isReturnedWithoutRefund(returning.reason)) return NEVER;
  const isCredited = await deps.retailer.hasCredited(retailerRequestId);
  return isCredited ? settleReturned(deps, order, returning) : deps.pace.trackingPollMs;
};
