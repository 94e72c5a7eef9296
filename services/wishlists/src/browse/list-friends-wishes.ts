import { socialInternalContract } from '@wishbow/contracts/social-contract';
import type { UserId } from '@wishbow/contracts/wire-types';
import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { Call } from '@wishbow/http/client';
import type { ShowWishesOnPage } from '../wishes/show-wishes-on-page.ts';
import type { WishRepository } from '../wishes/wish-repository.ts';
import { isWishFulfilled } from '../wishes/wish-rules.ts';

const PAGE = 40;
/** More are read than shown, because some hang on lists that the viewer may not see. */
const READ_AHEAD = 200;

/** What the people one follows wished for lately and still miss, newest first. */
export const listFriendsWishes =
  (call: Call, wishes: WishRepository, showOnPage: ShowWishesOnPage) =>
  async (viewerId: UserId): Promise<WishOnPage[]> => {
    const { body } = await call(socialInternalContract.listFollowedIds, { body: { userId: viewerId } });
    const latest = await wishes.listLatestByOwners(body.userIds, READ_AHEAD);
    const visible = await showOnPage(
      viewerId,
      latest.filter((wish) => !isWishFulfilled(wish)),
    );
    return visible.slice(0, PAGE);
  };
