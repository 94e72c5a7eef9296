import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId, WishId } from '@wishbow/contracts/wire-types';
import { canSeeProfile, canSeeWishlist, isBlocked, type Viewing } from '@wishbow/domain/visibility';
import type { Call } from '@wishbow/http/client';
import { isUnanswered } from '@wishbow/service/unanswered-peers';
import { type ReactionsTo, reactionsTo, UNTOLD } from '../reactions/reactions-to.ts';

/** Somebody whose things are looked at, and how the one who looks stands to them. */
export interface SeenOwner {
  readonly person: PersonRecord;
  readonly viewing: Viewing;
}

export interface OwnerWithReactions {
  readonly owner: SeenOwner | undefined;
  readonly reactionsTo: ReactionsTo | undefined;
}

/** undefined: a visitor. */
export type ViewerId = UserId | undefined;

/**
 * The people behind lists and wishes, as the privacy policy needs them: one call to accounts, and for a signed-in viewer
 * one to social, however many there are (at most 500). Asked at every read and never kept, so that an ended follow and a
 * block count at once. Where one of the two has blocked the other, the person is left out as if they did not exist.
 * While social is away nobody counts as a follower: what is open stays open to everybody, what is private is its owner's.
 */
export interface SeenOwners {
  find(viewerId: ViewerId, ownerId: UserId): Promise<SeenOwner | undefined>;
  /** Also what people made of wishes of theirs, undefined where social had to be asked nothing about the owner. */
  findWithReactions(viewerId: ViewerId, ownerId: UserId, wishIds: readonly WishId[]): Promise<OwnerWithReactions>;
  /** Also somebody the viewer has blocked, of whom they may see nothing: so it can be said why. */
  findByUsername(viewerId: ViewerId, username: string): Promise<SeenOwner | undefined>;
  /** By id; people who do not exist any more are left out, and those an admin keeps out. */
  list(viewerId: ViewerId, ownerIds: readonly UserId[]): Promise<ReadonlyMap<UserId, SeenOwner>>;
}

/** @param reportAbsence hears why social gave no answer. */
export function seenOwners(call: Call, reportAbsence: (error: unknown) => void): SeenOwners {
  const see = async (viewerId: ViewerId, people: readonly PersonRecord[], wishIds?: readonly WishId[]) => {
    const ids = people.map(({ id }) => id);
    const { standings, reactionsTo } = await askSocial(call, viewerId, ids, wishIds).catch((error: unknown) => {
      if (!isUnanswered(error)) throw error;
      reportAbsence(error);
      return { standings: NOBODY, reactionsTo: UNTOLD };
    });
    const viewingOf = (ownerId: UserId): Viewing => {
      const { follow, addressAccess } = standings.get(ownerId) ?? { follow: 'none', addressAccess: null };
      return { viewerId, ownerId, follow, addressAccess };
    };
    const shown = people.filter(({ isSuspended }) => !isSuspended);
    const seen = shown.map((person): SeenOwner => ({ person, viewing: viewingOf(person.id) }));
    return { seen, reactionsTo };
  };
  const listWithReactions = async (viewerId: ViewerId, ownerIds: readonly UserId[], wishIds?: readonly WishId[]) => {
    const { body } = await call(accountsInternalContract.listPeople, { body: { ids: [...ownerIds] } });
    const { seen, reactionsTo } = await see(viewerId, body.people, wishIds);
    const unblocked = seen.filter(({ viewing }) => !isBlocked(viewing));
    return { owners: new Map(unblocked.map((owner) => [owner.person.id, owner])), reactionsTo };
  };
  const list = async (viewerId: ViewerId, ownerIds: readonly UserId[]) => {
    const ids = [...new Set(ownerIds)];
    return ids.length === 0 ? new Map<UserId, SeenOwner>() : (await listWithReactions(viewerId, ids)).owners;
  };
  return {
    list,
    find: async (viewerId, ownerId) => (await list(viewerId, [ownerId])).get(ownerId),
    findWithReactions: async (viewerId, ownerId, wishIds) => {
      const { owners, reactionsTo } = await listWithReactions(viewerId, [ownerId], wishIds);
      return { owner: owners.get(ownerId), reactionsTo };
    },
    findByUsername: async (viewerId, username) => {
      const { body } = await call(accountsInternalContract.listPeople, { body: { usernames: [username] } });
      return (await see(viewerId, body.people)).seen.find(({ viewing }) => viewing.follow !== 'blocked');
    },
  };
}

const NOBODY: ReadonlyMap<UserId, Pick<Viewing, 'follow' | 'addressAccess'>> = new Map();

/** A visitor stands to nobody, and nobody to themself: then nothing is asked, of wishes either. */
async function askSocial(call: Call, viewerId: ViewerId, ownerIds: readonly UserId[], wishIds?: readonly WishId[]) {
  const others = ownerIds.filter((id) => id !== viewerId);
  if (viewerId === undefined || others.length === 0) return { standings: NOBODY, reactionsTo: undefined };
  const asked = { viewerId, ownerIds: others, ...(wishIds && { wishIds: [...wishIds] }) };
  const { body } = await call(socialInternalContract.listStandings, { body: asked });
  const standings = new Map(body.standings.map((standing) => [standing.ownerId, standing]));
  return { standings, reactionsTo: body.reactions && reactionsTo(body.reactions) };
}

const privacyOf = ({ person }: SeenOwner) => ({ isPrivate: person.settings.private });

const maySeeProfile = (owner: SeenOwner): boolean => canSeeProfile(owner.viewing, privacyOf(owner));

/** Why a person's profile is not the viewer's to see. */
export type Closed = 'private' | 'blocking';

/** @returns undefined where it is open. */
export function whyClosed(owner: SeenOwner): Closed | undefined {
  if (maySeeProfile(owner)) return undefined;
  return owner.viewing.follow === 'blocking' ? 'blocking' : 'private';
}

/** What is told in the place of what is closed. */
export const toClosed = (closed: Closed) =>
  closed === 'private' ? ({ private: true } as const) : ({ blocking: true } as const);

/** Denied by default: a list without a living owner is nobody's to see. */
export const maySeeWishlist = (
  owner: SeenOwner | undefined,
  wishlist: { readonly isPrivate: boolean },
): owner is SeenOwner => owner !== undefined && canSeeWishlist(owner.viewing, privacyOf(owner), wishlist);
