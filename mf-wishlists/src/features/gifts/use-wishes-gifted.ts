import { browseContract } from '@wishbow/contracts/browse-contract';
import { callApi } from '@wishbow/platform';
import { usePagedWishes } from '../../shared/wishes/use-paged-wishes.ts';

/** What a person gave to others, page by page; null when nobody has that username. */
export const useWishesGifted = (username: string) =>
  usePagedWishes(['getWishesGifted', username], async (cursor) => {
    const answer = await callApi(browseContract.listWishesGifted, { body: { username, cursor } });
    return answer.status === 200 ? answer.body : null;
  });
