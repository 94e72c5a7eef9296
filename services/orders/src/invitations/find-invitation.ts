import { isClaimable } from '@wishbow/domain/gift-invitation';
import { hashOfToken } from '@wishbow/service/identity/session-token';
import type { Dependencies } from '../dependencies.ts';
import type { InvitationRow, OrderRow } from '../orders/order-row.ts';
import { findInvitedOrder } from './invitation-repository.ts';

export type ClaimableOrder = OrderRow & { readonly invitation: InvitationRow };

/** The gift that a link opens now; undefined when it was used, has expired, or never was. */
export async function findInvitation(
  { connection, now }: Pick<Dependencies, 'connection' | 'now'>,
  token: string,
): Promise<ClaimableOrder | undefined> {
  const order = await findInvitedOrder(connection, hashOfToken(token));
  const invitation = order?.invitation;
  return invitation && isClaimable(order.state, invitation, now()) ? { ...order, invitation } : undefined;
}
