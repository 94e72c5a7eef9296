import { createHash } from 'node:crypto';
import type { CustomItemToGive } from '@wishbow/contracts/custom-gifts';

/** Tells whether two calls ask for the same gift; never the same as another call's. */
export function customItemFingerprint(item: CustomItemToGive): string {
  const told = Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(`checkoutCustomItem:${JSON.stringify(told)}`)
    .digest('hex');
}
