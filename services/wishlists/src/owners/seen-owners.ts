import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { canSeeProfile, canSeeWishlist, type Viewing } from '@wishbow/domain/visibility';
import type { Call } from '@wishbow/http/client';
import { isUnanswered } from '@wishbow/service/unanswered-peers';

/** Somebody whose things are looked at, and how the one who looks stands to them. */
export interface SeenOwner {
  readonly person: PersonRecord;
  readonly viewing: Viewing;
}

/** undefined: a visitor. */
export type ViewerId = UserId | undefined;

/** Something of somebody's that is looked at. */
export interface Looked {
  readonly ownerId: UserId;
  /** Whether it is private by itself, whatever its owner is. */
  readonly isPrivate: boolean;
}

/**
 * The people behind lists and wishes, as the privacy policy needs them: one call to accounts, and one to social if any
 * of them could not be shown to just anybody, however many there are (at most 500). Asked at every read and never kept,
 * so that an ended follow counts at once. While social is away nobody counts as a follower: what is open stays open to
 * everybody, what is private is its owner's.
 */
export interface SeenOwners {
  find(viewerId: ViewerId, looked: Looked): Promise<SeenOwner | undefined>;
  /** Fit for everything that the person owns. */
  findByUsername(viewerId: ViewerId, username: string): Promise<SeenOwner | undefined>;
  /** By id, fit for what is looked at; people who do not exist any more are left out. */
  list(viewerId: ViewerId, looked: readonly Looked[]): Promise<ReadonlyMap<UserId, SeenOwner>>;
}

/** @param reportAbsence hears why social gave no answer. */
export function seenOwners(call: Call, reportAbsence: (error: unknown) => void): SeenOwners {
  const see = async (
    viewerId: ViewerId,
    people: readonly PersonRecord[],
    looked: readonly Looked[],
  ): Promise<Map<UserId, SeenOwner>> => {
    const ids = people.filter((person) => isOnlyForSome(person, looked)).map(({ id }) => id);
    const standings = await listStandings(call, viewerId, ids).catch((error: unknown) => {
      if (!isUnanswered(error)) throw error;
      reportAbsence(error);
      return new Map<UserId, never>();
    });
    const viewingOf = (ownerId: UserId): Viewing => {
      const { follow, addressAccess } = standings.get(ownerId) ?? { follow: 'none', addressAccess: null };
      return { viewerId, ownerId, follow, addressAccess };
    };
    return new Map(people.map((person) => [person.id, { person, viewing: viewingOf(person.id) }]));
  };
  const list = async (viewerId: ViewerId, looked: readonly Looked[]) => {
    const ids = [...new Set(looked.map(({ ownerId }) => ownerId))];
    if (ids.length === 0) return new Map<UserId, SeenOwner>();
    const { body } = await call(accountsInternalContract.listPeople, { body: { ids } });
    return see(viewerId, body.people, looked);
  };
  return {
    list,
    find: async (viewerId, looked) => (await list(viewerId, [looked])).get(looked.ownerId),
    findByUsername: async (viewerId, username) => {
      const { body } = await call(accountsInternalContract.listPeople, { body: { usernames: [username] } });
      const [person] = body.people;
      if (!person) return undefined;
      return (await see(viewerId, [person], [{ ownerId: person.id, isPrivate: true }])).get(person.id);
    },
  };
}

/** What a visitor may see is open to everybody, so that for it nobody needs to know who follows whom. */
function isOnlyForSome({ id, settings }: PersonRecord, looked: readonly Looked[]): boolean {
  const visitor: Viewing = { viewerId: undefined, ownerId: id, follow: 'none', addressAccess: null };
  const own = looked.filter(({ ownerId }) => ownerId === id);
  return !own.every((one) => canSeeWishlist(visitor, { isPrivate: settings.private }, one));
}

/** A visitor stands to nobody, and nobody to themself. */
async function listStandings(call: Call, viewerId: ViewerId, ownerIds: readonly UserId[]) {
  const others = ownerIds.filter((id) => id !== viewerId);
  if (viewerId === undefined || others.length === 0) return new Map<UserId, never>();
  const { body } = await call(socialInternalContract.listStandings, { body: { viewerId, ownerIds: others } });
  return new Map(body.standings.map((standing) => [standing.ownerId, standing]));
}

const privacyOf = ({ person }: SeenOwner) => ({ isPrivate: person.settings.private });

export const maySeeProfile = (owner: SeenOwner): boolean => canSeeProfile(owner.viewing, privacyOf(owner));

/** Denied by default: a list without a living owner is nobody's to see. */
export const maySeeWishlist = (
  owner: SeenOwner | undefined,
  wishlist: { readonly isPrivate: boolean },
): owner is SeenOwner => owner !== undefined && canSeeWishlist(owner.viewing, privacyOf(owner), wishlist);
