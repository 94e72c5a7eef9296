import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import type { RequestOf } from '@wishbow/contracts/endpoint';
import type { PostalAddress, ViewedRelationship, ViewedUser } from '@wishbow/contracts/people';
import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { canSeeAddress, canSeeBirthday, canSeeProfile, type Viewing } from '@wishbow/domain/visibility';
import type { Call } from '@wishbow/http/client';

/** What social tells of a person to one viewer; null while social is away. */
export type SocialCounts = Awaited<ReturnType<ReturnType<typeof askSocialCounts>>>;

export const askSocialCounts = (peers: Call) => async (question: CountsQuestion) =>
  (await peers(socialInternalContract.getSocialCounts, { body: question })).body;

type CountsQuestion = RequestOf<typeof socialInternalContract.getSocialCounts>['body'];

/**
 * A profile as this viewer may see it; nobody for whom they have blocked. While social is away, everybody counts as a
 * stranger: default deny.
 */
export const composeViewedUser =
  (peers: Call, findCounts: (question: CountsQuestion) => Promise<SocialCounts | null>) =>
  async (username: string, viewerId: UserId | undefined): Promise<ViewedUser | undefined> => {
    const found = await peers(accountsInternalContract.listPeople, { body: { usernames: [username] } });
    const [person] = found.body.people;
    if (!person || person.isSuspended) return undefined;
    const counts = await findCounts({ userId: person.id, viewerId: viewerId ?? null });
    if (counts?.block === 'blocked') return undefined;
    const viewing = viewingOf(viewerId, person.id, counts);
    const privacy = privacyOf(person);
    const address = canSeeAddress(viewing, privacy) ? await findAddress(peers, person.id) : null;
    return toViewedUser({ person, counts, viewing, address });
  };

async function findAddress(peers: Call, userId: UserId): Promise<PostalAddress | null> {
  const answer = await peers(accountsInternalContract.getShippingAddress, { body: { userId } });
  return answer.status === 200 ? answer.body.address : null;
}

const privacyOf = ({ settings }: PersonRecord) => ({
  isPrivate: settings.private,
  showsBirthday: settings.show_birthday,
  addressSharing: settings.show_address,
});

function viewingOf(viewerId: UserId | undefined, ownerId: UserId, counts: SocialCounts | null): Viewing {
  const { relationship = null, block = 'none' } = counts ?? {};
  const addressAccess = ADDRESS_ACCESS[String(relationship?.address_request_approved ?? null)] ?? null;
  return { viewerId, ownerId, follow: block === 'none' ? followOf(relationship) : block, addressAccess };
}

function followOf(relationship: ViewedRelationship | null): Viewing['follow'] {
  if (!relationship) return 'none';
  return relationship.approved ? 'approved' : 'pending';
}

const ADDRESS_ACCESS: Readonly<Record<string, Viewing['addressAccess']>> = {
  1: 'approved',
  0: 'requested',
  null: null,
};

interface Seen {
  readonly person: PersonRecord;
  readonly counts: SocialCounts | null;
  readonly viewing: Viewing;
  readonly address: PostalAddress | null;
}

function toViewedUser({ person, counts, viewing, address }: Seen): ViewedUser {
  const isVisible = canSeeProfile(viewing, privacyOf(person));
  const isOwn = viewing.viewerId === person.id;
  const { private: isPrivate, show_address } = person.settings;
  return {
    ...person,
    lastName: person.lastName,
    isFollowed: viewing.follow === 'approved',
    isAddressApproved: viewing.addressAccess === 'approved',
    isVisible,
    isBlocked: viewing.follow === 'blocking',
    relationship: counts?.relationship ?? null,
    details: {
      avatar: person.details.avatar,
      bio: isVisible ? person.details.bio : null,
      birthday: canSeeBirthday(viewing, privacyOf(person)) ? person.details.birthday : null,
      wrapping_paper: person.details.wrapping_paper,
      address,
      followers: isVisible ? (counts?.followers ?? null) : null,
      following: isVisible ? (counts?.following ?? null) : null,
      requested_followers: isOwn ? (counts?.requestedFollowers ?? null) : null,
    },
    settings: { private: isPrivate, show_address },
  };
}
