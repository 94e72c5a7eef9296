import { browseContract } from '@wishbow/contracts/browse-contract';
import { callApi } from '@wishbow/platform';
import { usePagedWishes } from '../../shared/wishes/use-paged-wishes.ts';

/** What a person was given, page by page; null when nobody has that username. */
export const useWishesReceived = (username: string) =>
  usePagedWishes(['getWishesReceived', username], async (cursor) => {
    const answer = await callApi(browseContract.listWishesReceived, { body: { username, cursor } });
    return answer.status === 200 ? answer.body : null;
  });
