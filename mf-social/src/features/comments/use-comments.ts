import type { Comment } from '@wishbow/contracts/comments';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { callApi, skipToken, useInfiniteQuery, useLive, useQuery } from '@wishbow/platform';
import { useEffect } from 'react';
import { POSTED_KEY, refreshComments, THREAD_KEY } from './comment-cache.ts';
import { itemOf, type ThreadThing } from './thread-thing.ts';

/**
 * What is said of a thing, page by page, oldest first; what the viewer has just said stands first as long as its own page
 * is not there. A page is null where there is no such thing (any more) for this viewer.
 */
export function useComments(thing: ThreadThing) {
  const item = itemOf(thing);
  const query = useInfiniteQuery({
    queryKey: [THREAD_KEY, item],
    queryFn: async ({ pageParam: offset }) => {
      const answer = await callApi(commentsContract.getComments, { body: { item, offset } });
      return answer.status === 200 ? answer.body : null;
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page?.next_offset,
  });
  const { data: posted = [] } = useQuery<Comment[]>({ queryKey: [POSTED_KEY, item], queryFn: skipToken });
  // Who takes part is told of what others say, and sees it at once.
  useLive('notifications', refreshComments);

  const read = query.data?.pages.flatMap((page) => page?.comments ?? []) ?? [];
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const isLedOn = read.length === 0 && hasNextPage && !isFetching;
  useEffect(() => {
    if (isLedOn) void fetchNextPage();
  }, [isLedOn, fetchNextPage]);

  const readIds = new Set(read.map(({ id }) => id));
  return {
    query,
    comments: [...posted.filter(({ id }) => !readIds.has(id)), ...read],
    count: query.data?.pages[0]?.comment_count,
    isHidden: query.data?.pages[0] === null,
  };
}
