import { accountsInternalContract, type PersonRecord } from '@wishbow/contracts/accounts-contract';
import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { canSeeProfile, isBlocked, type Viewing } from '@wishbow/domain/visibility';
import type { Dependencies } from '../dependencies.ts';
import { type Refused, refused } from '../refusals.ts';

/** Somebody who is to be given something, and how the giver stands to them. */
export interface SeenRecipient {
  readonly person: PersonRecord;
  readonly viewing: Viewing;
}

/** Those of the people who exist for the giver, as they stand to them now: who has blocked whom, gives nothing. */
export async function listRecipients(
  { call }: Dependencies,
  buyerId: UserId,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, SeenRecipient>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const [people, standings] = await Promise.all([
    call(accountsInternalContract.listPeople, { body: { ids: wanted } }),
    call(socialInternalContract.listStandings, { body: { viewerId: buyerId, ownerIds: wanted } }),
  ]);
  const standingOf = new Map(standings.body.standings.map((standing) => [standing.ownerId, standing]));
  return new Map(
    people.body.people.flatMap((person): [UserId, SeenRecipient][] => {
      const { follow = 'none', addressAccess = null } = standingOf.get(person.id) ?? {};
      if (isBlocked({ follow }) || person.isSuspended) return [];
      return [[person.id, { person, viewing: { viewerId: buyerId, ownerId: person.id, follow, addressAccess } }]];
    }),
  );
}

type RecipientRefused = Refused<'self_gift' | 'not_found' | 'recipient_private'>;

/**
 * Whether somebody may be given what they do not wish for: nobody gives to themself, and a private person only receives
 * from their followers. That they are private is told to everybody on their profile.
 */
export function receivingRefusal(
  buyerId: UserId,
  recipientId: UserId,
  seen: SeenRecipient | undefined,
): RecipientRefused | undefined {
  if (recipientId === buyerId) return refused('self_gift');
  if (!seen) return refused('not_found');
  return canSeeProfile(seen.viewing, { isPrivate: seen.person.settings.private })
    ? undefined
    : refused('recipient_private');
}

/** The same, for somebody who has to be looked up first. */
export async function refusalToGive(
  deps: Dependencies,
  buyerId: UserId,
  recipientId: UserId,
): Promise<RecipientRefused | undefined> {
  const seen = await listRecipients(deps, buyerId, [recipientId]);
  return receivingRefusal(buyerId, recipientId, seen.get(recipientId));
}
