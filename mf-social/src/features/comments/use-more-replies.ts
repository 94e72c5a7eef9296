import type { Comment, Reply } from '@wishbow/contracts/comments';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { callApi, useInfiniteQuery } from '@wishbow/platform';
import { useState } from 'react';
import { REPLIES_KEY } from './comment-cache.ts';

/** What was answered to a comment: the first replies come along with it, the others as they are asked for. */
export function useMoreReplies({ id, replies, offset }: Comment) {
  const [isOpen, setOpen] = useState(false);
  const query = useInfiniteQuery({
    queryKey: [REPLIES_KEY, id],
    enabled: isOpen && offset !== null,
    queryFn: async ({ pageParam }) => {
      const answer = await callApi(commentsContract.getReplies, { body: { comment: { id }, offset: pageParam } });
      return answer.status === 200 ? answer.body : null;
    },
    initialPageParam: offset ?? 0,
    getNextPageParam: (page) => page?.next_offset,
  });
  const more = query.data?.pages.flatMap((page) => page?.replies ?? []) ?? [];
  const shown = new Map<string, Reply>([...replies, ...more].map((reply) => [reply.id, reply]));
  const isUnread = offset !== null && !query.data;
  return {
    replies: [...shown.values()],
    hasMore: isUnread || query.hasNextPage,
    isLoading: query.isFetching,
    isError: query.isError,
    showMore: () => {
      setOpen(true);
      if (query.data) void query.fetchNextPage();
      else if (query.isError) void query.refetch();
    },
  };
}
