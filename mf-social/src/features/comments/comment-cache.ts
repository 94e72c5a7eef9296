import { browserEvents } from '@wishbow/contracts/browser-events';
import type { Comment, Reply } from '@wishbow/contracts/comments';
import type { commentsContract } from '@wishbow/contracts/comments-contract';
import type { AnswerOf } from '@wishbow/contracts/endpoint';
import { emit, queryClient } from '@wishbow/platform';

export const THREAD_KEY = 'getComments';
export const REPLIES_KEY = 'getReplies';
export const POSTED_KEY = 'postedComments';

type Page = Extract<AnswerOf<typeof commentsContract.getComments>, { status: 200 }>['body'] | null;
type Pages = { pages: Page[]; pageParams: unknown[] };
type ReplyPage = { replies: Reply[] } | null;
type Counts = { comment_count: number; reply_count: number };

/** Asks again for everything that is said. */
export function refreshComments(): void {
  for (const key of [THREAD_KEY, REPLIES_KEY]) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Shows what the viewer has just said, until the page where it stands is read. */
export function showPosted(item: object, comment: Comment): void {
  queryClient.setQueryData<Comment[]>([POSTED_KEY, item], (posted = []) => [comment, ...posted]);
}

/** Changes a comment wherever it is shown, or takes it away. */
export function changeComment(id: string, change: (comment: Comment) => Comment[]): void {
  const changed = (comments: Comment[]) =>
    comments.flatMap((comment) => (comment.id === id ? change(comment) : [comment]));
  queryClient.setQueriesData<Pages>({ queryKey: [THREAD_KEY] }, (data) => {
    if (!data) return data;
    return { ...data, pages: data.pages.map((page) => page && { ...page, comments: changed(page.comments) }) };
  });
  queryClient.setQueriesData<Comment[]>({ queryKey: [POSTED_KEY] }, (posted) => posted && changed(posted));
}

/** Changes a reply wherever it is shown, or takes it away. */
export function changeReply({ id, comment_id }: Reply, change: (reply: Reply) => Reply[]): void {
  const changed = (replies: Reply[]) => replies.flatMap((reply) => (reply.id === id ? change(reply) : [reply]));
  changeComment(comment_id, (comment) => [{ ...comment, replies: changed(comment.replies) }]);
  queryClient.setQueriesData<{ pages: ReplyPage[] }>({ queryKey: [REPLIES_KEY] }, (data) => {
    if (!data) return data;
    return { ...data, pages: data.pages.map((page) => page && { ...page, replies: changed(page.replies) }) };
  });
}

/** Shows how many comments there are by now; whoever shows the wish itself hears of it. */
export function tellCounts(item: { wish_id: string } | { product_id: string }, counts: Counts): void {
  const { comment_count, reply_count } = counts;
  queryClient.setQueryData<Pages>([THREAD_KEY, item], (data) => {
    if (!data) return data;
    return { ...data, pages: data.pages.map((page) => page && { ...page, comment_count, reply_count }) };
  });
  if ('wish_id' in item) emit(browserEvents, 'social:comments-changed', { wishId: item.wish_id });
}
