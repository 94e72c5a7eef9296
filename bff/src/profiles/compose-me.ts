import { accountsInternalContract } from '@wishbow/contracts/accounts-contract';
import type { AnswerOf } from '@wishbow/contracts/endpoint';
import { ordersInternalContract } from '@wishbow/contracts/orders-contract';
import type { Me } from '@wishbow/contracts/people';
import type { UserId } from '@wishbow/contracts/wire-types';
import { userRoleId } from '@wishbow/domain/user-role';
import type { Call } from '@wishbow/http/client';
import type { askSocialCounts, SocialCounts } from './compose-viewed-user.ts';

export const askWallet = (peers: Call) => async (userId: UserId) =>
  (await peers(ordersInternalContract.getWallet, { body: { userId } })).body;

type Wallet = Awaited<ReturnType<ReturnType<typeof askWallet>>>;

export interface MePanels {
  readonly findCounts: (question: Parameters<ReturnType<typeof askSocialCounts>>[0]) => Promise<SocialCounts | null>;
  readonly findWallet: (userId: UserId) => Promise<Wallet | null>;
}

/**
 * The signed-in person with everything only they may see. Counts and credit are unknown while their services are away, and
 * nothing waits for the person; without accounts there is no answer.
 */
export const composeMe =
  (peers: Call, { findCounts, findWallet }: MePanels) =>
  async (userId: UserId): Promise<Me | undefined> => {
    const [account, counts, wallet] = await Promise.all([
      peers(accountsInternalContract.getOwnAccount, { body: { userId } }),
      findCounts({ userId, viewerId: userId }),
      findWallet(userId),
    ]);
    return account.status === 200 ? toMe(account.body, counts, wallet) : undefined;
  };

type OwnAccount = AnswerOf<typeof accountsInternalContract.getOwnAccount> & { status: 200 };

const toMe = (
  { person, email, emailVerified, deletionDueAt, role, address }: OwnAccount['body'],
  counts: SocialCounts | null,
  wallet: Wallet | null,
): Me => ({
  ...person,
  email,
  email_verified: emailVerified,
  deletion_due_at: deletionDueAt,
  bio: person.details.bio,
  user_role_id: userRoleId(role),
  cards: wallet?.cards ?? [],
  details: {
    ...person.details,
    user_id: person.id,
    address,
    credit: wallet?.creditCents ?? null,
    followers: counts?.followers ?? null,
    following: counts?.following ?? null,
    requested_followers: counts?.requestedFollowers ?? 0,
    addressRequestsCount: counts?.addressRequests ?? 0,
    unviewedNotificationsCount: counts?.unviewedNotifications ?? 0,
  },
  settings: { ...person.settings, id: person.id },
});
