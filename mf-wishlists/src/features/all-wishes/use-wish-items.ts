import { browseContract } from '@wishbow/contracts/browse-contract';
import { callApi } from '@wishbow/platform';
import { usePagedWishes } from '../../shared/wishes/use-paged-wishes.ts';

/** Every open wish of a person that this viewer may see, page by page; null when nobody has that username. */
export const useWishItems = (username: string) =>
  usePagedWishes(['getWishItems', username], async (cursor) => {
    const answer = await callApi(browseContract.listWishItems, { body: { viewedUsername: username, cursor } });
    return answer.status === 200 ? answer.body : null;
  });
