import type { UserId } from '@wishbow/contracts/wire-types';
import type { ClientSession } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { findGiver } from './find-giver.ts';
import { invitationMail } from './invitation-mails.ts';
import { requestMail } from './request-mails.ts';

/**
 * Prepares the mails to everybody who is invited to one of these orders. Whose gift it is is looked up at once, so that
 * accepting the orders later depends on nobody else.
 * @returns sends them off, in the transaction that accepts the orders.
 */
export async function prepareInvitations(
  deps: Dependencies,
  buyerId: UserId,
  orders: readonly OrderRow[],
): Promise<(session: ClientSession) => Promise<void>> {
  const invited = orders.flatMap(({ invitation, ...order }) => (invitation ? [{ ...order, invitation }] : []));
  if (invited.length === 0) return async () => undefined;
  const giver = await findGiver(deps, buyerId);
  return async (session) => {
    for (const order of invited) {
      const mail = invitationMail(order, giver);
      await requestMail(deps.connection, session, { orderId: order._id, mail, now: deps.now() });
    }
  };
}
