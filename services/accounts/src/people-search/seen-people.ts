import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import { isBlocked } from '@wishbow/domain/visibility';
import type { Call } from '@wishbow/http/client';
import { isUnanswered } from '@wishbow/service/unanswered-peers';
import type { Person } from '../people/person-repository.ts';

/** Those of some people whom a viewer can find: not whom they have blocked, nor who has blocked them. */
export type SeenPeople = (viewerId: UserId | undefined, people: readonly Person[]) => Promise<readonly Person[]>;

/**
 * Asked of social at every search. While it is away everybody is found: a name and a picture are what everybody sees.
 * @param reportAbsence hears why there was no answer.
 */
export const seenPeople =
  (peers: Call, reportAbsence: (error: unknown) => void): SeenPeople =>
  async (viewerId, people) => {
    if (!viewerId || people.length === 0) return people;
    try {
      const body = { viewerId, ownerIds: people.map(({ id }) => id) };
      const { standings } = (await peers(socialInternalContract.listStandings, { body })).body;
      const hidden = new Set(standings.filter(isBlocked).map(({ ownerId }) => ownerId));
      return people.filter(({ id }) => !hidden.has(id));
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      reportAbsence(error);
      return people;
    }
  };
