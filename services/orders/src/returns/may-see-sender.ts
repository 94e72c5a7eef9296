import { canSeeAddress } from '@wishbow/domain/visibility';
import { listRecipients } from '../cart/find-recipient.ts';
import type { Dependencies } from '../dependencies.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** A label shows from where the parcel is sent back: the address that it went to (RELIABILITY.md row 95). */
export async function maySeeSender(deps: Dependencies, { buyerId, shipTo: { userId } }: OrderRow): Promise<boolean> {
  if (userId === buyerId) return true;
  const seen = userId ? (await listRecipients(deps, buyerId, [userId])).get(userId) : undefined;
  return seen !== undefined && canSeeAddress(seen.viewing, { addressSharing: seen.person.settings.show_address });
}
