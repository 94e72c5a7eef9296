import type { UserId } from '@wishbow/contracts/wire-types';
import type { Connection } from '@wishbow/service/mongo/connection';
import type { OrderRow } from '../orders/order-row.ts';
import { findInvitingSince } from './invitation-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** A gift that is called back costs nothing, and its mail has been read: that must not fill a stranger's mailbox. */
const PER_ADDRESS = 3;
/** A whole wedding party, and no more. */
const PER_GIVER = 20;

interface Invited {
  readonly buyerId: UserId;
  readonly orders: readonly Pick<OrderRow, 'invitation'>[];
  readonly now: Date;
}

/**
 * Whether a giver may have so many more invitations mailed, whatever became of those of the last day.
 * @returns the milliseconds to wait; undefined when all of them may be mailed.
 */
export async function waitToInvite(
  connection: Connection,
  { buyerId, orders, now }: Invited,
): Promise<number | undefined> {
  const asked = orders.flatMap(({ invitation }) => (invitation ? [invitation.email] : []));
  if (asked.length === 0) return undefined;
  const known = await findInvitingSince(connection, buyerId, new Date(now.getTime() - DAY_MS));
  const waits = [
    waitFor(known, asked.length, PER_GIVER, now),
    ...[...new Set(asked)].map((email) => {
      const toThem = known.filter(({ invitation }) => invitation?.email === email);
      return waitFor(toThem, asked.filter((other) => other === email).length, PER_ADDRESS, now);
    }),
  ];
  const longest = Math.max(...waits);
  return longest > 0 ? longest : undefined;
}

/** Until enough of what was mailed, oldest first, is a day old; a day where so many are never mailed at once. */
function waitFor(known: readonly OrderRow[], more: number, most: number, now: Date): number {
  const over = known.length + more - most;
  if (over <= 0) return 0;
  const freeing = known[over - 1];
  return freeing ? Math.max(1_000, freeing.createdAt.getTime() + DAY_MS - now.getTime()) : DAY_MS;
}
