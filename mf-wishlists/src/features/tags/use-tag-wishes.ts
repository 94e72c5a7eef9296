import { browseContract } from '@wishbow/contracts/browse-contract';
import { callApi } from '@wishbow/platform';
import { usePagedWishes } from '../../shared/wishes/use-paged-wishes.ts';

/** Wishes that carry a hashtag in their note, title or comments, page by page. */
export const useTagWishes = (tag: string) =>
  usePagedWishes(['getTagWishes', tag], async (cursor) => {
    const answer = await callApi(browseContract.listTagWishes, { body: { tag, cursor } });
    return answer.status === 200 ? answer.body : null;
  });
