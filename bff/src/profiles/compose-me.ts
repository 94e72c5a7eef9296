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

/** What is said of a person while social is away. */
const NO_COUNTS: SocialCounts = {
  followers: 0,
  following: 0,
  requestedFollowers: 0,
  addressRequests: 0,
  unviewedNotifications: 0,
  relationship: null,
  block: 'none',
};

/** What is said of cards and credit while orders are away. */
const EMPTY_WALLET: Wallet = { cards: [], creditCents: 0 };

/**
 * The signed-in person with everything only they may see. Counts, cards and credit are empty while their services
 * are away; without accounts there is no answer.
 */
export const composeMe =
  (peers: Call, { findCounts, findWallet }: MePanels) =>
  async (userId: UserId): Promise<Me | undefined> => {
    const [account, counts, wallet] = await Promise.all([
      peers(accountsInternalContract.getOwnAccount, { body: { userId } }),
      findCounts({ userId, viewerId: userId }),
      findWallet(userId),
    ]);
    return account.status === 200 ? toMe(account.body, counts ?? NO_COUNTS, wallet ?? EMPTY_WALLET) : undefined;
  };

type OwnAccount = AnswerOf<typeof accountsInternalContract.getOwnAccount> & { status: 200 };

const toMe = (
  { person, email, emailVerified, deletionDueAt, role, address }: OwnAccount['body'],
  counts: SocialCounts,
  wallet: Wallet,
): Me => ({
  ...person,
  email,
  email_verified: emailVerified,
  deletion_due_at: deletionDueAt,
  bio: person.details.bio,
  user_role_id: userRoleId(role),
  cards: wallet.cards,
  details: {
    ...person.details,
    user_id: person.id,
    address,
    credit: wallet.creditCents,
    followers: counts.followers,
    following: counts.following,
    requested_followers: counts.requestedFollowers,
    addressRequestsCount: counts.addressRequests,
    unviewedNotificationsCount: counts.unviewedNotifications,
  },
  settings: { ...person.settings, id: person.id },
});
