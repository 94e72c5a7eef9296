import { commentsContract } from '@wishbow/contracts/comments-contract';
import { aComment } from '@wishbow/testing/builders/comment';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import type { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import CommentThread from '../features/comments/comment-thread.tsx';

export const maya = aSignedInPerson();
const theo = aPerson({ id: idOf('person', 2), username: 'theo_l', name: 'Theo Lindqvist', firstName: 'Theo' });
/** A wish of Theo's. */
export const thing = { wishId: idOf('wish', 1), ownerId: theo.id };
export const ofTheo = { user: theo, user_id: theo.id };

type Told = Parameters<typeof aComment>[0][];

/** What the server answers for one page of comments. */
export const page = (comments: Told, next_offset: number | null = null, comment_count = comments.length) => ({
  status: 200 as const,
  body: { comments: comments.map((changes) => aComment(changes)), next_offset, comment_count, reply_count: 0 },
});

/** The server tells these comments, and there are no more. */
export const tellTo =
  (site: ReturnType<typeof mockSite>) =>
  (...comments: Told) =>
    site.answer(commentsContract, { getComments: page(comments) });

export const openThread = (as: typeof maya | null = maya, about: Parameters<typeof CommentThread>[0] = thing) =>
  renderPage(<CommentThread {...about} />, { as });
