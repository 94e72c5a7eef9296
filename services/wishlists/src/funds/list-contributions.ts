import type { Contribution } from '@wishbow/contracts/custom-gifts';
import type { WishId } from '@wishbow/contracts/wire-types';
import { canSeeGiver } from '@wishbow/domain/visibility';
import type { SeenOwners, ViewerId } from '../owners/seen-owners.ts';
import type { ShowWishesOnPage } from '../wishes/show-wishes-on-page.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';
import type { ContributionRepository } from './contribution-repository.ts';

/** More than any fund has had; the newest are shown. */
const MOST_LISTED = 200;

export interface ListContributionsDeps {
  readonly wishes: WishRepository;
  readonly contributions: ContributionRepository;
  readonly owners: SeenOwners;
  readonly showOnPage: ShowWishesOnPage;
}

/**
 * Who has chipped in to a fund, as far as this viewer may know: a private contribution is left out as a whole, also of
 * any count, for everybody but the owner of the fund and whoever gave it. undefined for a wish they may not see.
 */
export const listContributions =
  ({ wishes, contributions, owners, showOnPage }: ListContributionsDeps) =>
  async (viewerId: ViewerId, wishId: WishId): Promise<Contribution[] | undefined> => {
    const stored = await wishes.find(wishId);
    const [visible] = await showOnPage(viewerId, stored ? [stored] : []);
    if (!visible) return undefined;
    const counted = await contributions.listCounted(wishId, MOST_LISTED);
    const seen = counted.filter(({ isPrivate, contributorId: buyerId, recipientId }) =>
      canSeeGiver(viewerId, { isPrivate, buyerId, recipientId }),
    );
    const people = await owners.list(
      viewerId,
      seen.map(({ contributorId }) => contributorId),
    );
    return seen.map(({ id, contributorId, amountCents, isPrivate, countedAt }) => ({
      id,
      from_user: people.get(contributorId)?.person ?? null,
      contribution: amountCents,
      private: isPrivate,
      created_at: countedAt.toISOString(),
    }));
  };
