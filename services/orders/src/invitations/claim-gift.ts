import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { AnswerOf, RequestOf } from '@wishbow/contracts/endpoint';
import type { invitationsContract } from '@wishbow/contracts/invitations-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { inTransaction } from '@wishbow/service/mongo/connection';
import type { Dependencies } from '../dependencies.ts';
import { announceClaimed } from '../orders/announce.ts';
import type { ShipToRow } from '../orders/order-row.ts';
import { NO_ADDRESS } from '../quotes/no-address.ts';
import { type Refused, refused } from '../refusals.ts';
import { findInvitation } from './find-invitation.ts';
import { claimInvitation } from './invitation-repository.ts';

type Claim = RequestOf<typeof invitationsContract.claimGift>['body'] & { readonly viewerId: UserId | undefined };

/** What accounts says of an address that cannot be taken as it is. */
export type AddressRefused = {
  readonly ok: false;
  readonly answer: Exclude<AnswerOf<typeof accountsInternalContract.checkAddress>, { status: 200 }>;
};

/**
 * Claims a gift with the link of its mail, once: the parcel goes to an address that is typed, or to the own one of
 * whoever is signed in. Whoever holds the link reads the mail of the invited address; no account with that address opens
 * anything by itself (RELIABILITY.md row 98). The worker sends the order on its way.
 */
export async function claimGift(
  deps: Dependencies,
  { token, recipient, viewerId }: Claim,
): Promise<{ ok: true } | Refused<'invalid_token' | 'self_gift' | 'no_address'> | AddressRefused> {
  const order = await findInvitation(deps, token);
  if (!order) return refused('invalid_token');
  if (order.buyerId === viewerId)
    return refused('self_gift', { message: 'This gift is from you. The person you invited can claim it.' });
  const shipTo = await (recipient ? typedAddress(deps, recipient) : ownAddress(deps, viewerId));
  if ('ok' in shipTo) return shipTo;

  const { connection, now, pass, wake } = deps;
  const { email } = order.invitation;
  const isClaimed = await inTransaction(connection, async (session) => {
    const claimed = await claimInvitation(
      connection,
      order,
      { recipientId: shipTo.userId, shipTo, now: now() },
      session,
    );
    if (claimed) await announceClaimed(connection, session, claimed, { email, now: now() });
    return claimed !== undefined;
  });
  pass('after_claim');
  if (!isClaimed) return refused('invalid_token');
  wake();
  return { ok: true };
}

async function typedAddress(
  { call }: Dependencies,
  { firstName, lastName, details }: NonNullable<Claim['recipient']>,
): Promise<ShipToRow | AddressRefused> {
  const answer = await call(accountsInternalContract.checkAddress, { body: { details } });
  if (answer.status !== 200) return { ok: false, answer };
  return { userId: null, firstName, lastName, address: answer.body.details };
}

async function ownAddress(
  { call }: Dependencies,
  userId: UserId | undefined,
): Promise<ShipToRow | Refused<'no_address'>> {
  if (!userId) return refused('no_address', { message: 'Please tell us where your gift can be sent.' });
  const found = await call(accountsInternalContract.getShippingAddress, { body: { userId } });
  return found.status === 200 ? { userId, ...found.body } : refused('no_address', { message: NO_ADDRESS.me });
}
