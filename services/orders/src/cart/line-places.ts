import type { UserId } from '@wishbow/contracts/wire-types';
import type { CartLineRow } from './cart-row.ts';

/** To whose door a line goes: theirs unless the buyer says their own. @returns undefined for a third person's. */
export function shipToOf(
  addressUserId: UserId | null | undefined,
  buyerId: UserId,
  recipientId: UserId | null,
): CartLineRow['shipTo'] | undefined {
  if (addressUserId == null || addressUserId === recipientId) return 'them';
  return addressUserId === buyerId ? 'me' : undefined;
}
