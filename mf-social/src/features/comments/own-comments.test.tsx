import { act, screen, waitFor } from '@testing-library/react';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { likesContract } from '@wishbow/contracts/likes-contract';
import { toasts } from '@wishbow/platform/shell';
import { aComment, aReply } from '@wishbow/testing/builders/comment';
import { idOf } from '@wishbow/testing/builders/ids';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, toastTexts } from '@wishbow/testing/render-page';
import { ofTheo, openThread, tellTo } from '../../testing/told-comments.tsx';

const site = mockSite();
const told = tellTo(site);

test('one’s own words alone can be edited and deleted', async () => {
  told({ comment: 'Theirs', ...ofTheo });
  openThread();
  await screen.findByText('Theirs');
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('one’s own comment is edited in place, and Escape leaves it as it was', async () => {
  told({ comment: 'Size down' });
  site.answer(commentsContract, {
    updateComment: ({ body: { comment } }) => ({
      status: 200,
      body: { comment: aComment({ comment: comment.comment, edited: true }) },
    }),
  });
  const person = openThread();
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  const edited = screen.getByRole('textbox', { name: 'Edit your comment' });
  expect(edited).toHaveValue('Size down');
  await person.keyboard('{Escape}');
  expect(screen.getByText('Size down')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  await person.clear(screen.getByRole('textbox', { name: 'Edit your comment' }));
  await person.type(screen.getByRole('textbox', { name: 'Edit your comment' }), 'Size up!');
  told({ comment: 'Size up!', edited: true });
  await person.click(screen.getByRole('button', { name: 'Save comment' }));
  expect(await screen.findByText('Size up!')).toBeInTheDocument();
  expect(screen.getByText(/edited/)).toBeInTheDocument();
});

describe('a deleted comment', () => {
  let deletedCount: number;

  beforeEach(() => {
    deletedCount = 0;
    site.answer(commentsContract, {
      deleteComment: () => {
        deletedCount += 1;
        return { status: 200, body: { comment_count: 0, reply_count: 0 } };
      },
    });
  });

  async function deleteComment() {
    told({ comment: 'Oops' });
    const person = openThread();
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('Oops')).not.toBeInTheDocument();
    expect(toastTexts()).toEqual(['Comment deleted']);
    expect(deletedCount).toBe(0);
  }

  test('is gone at once, and for good when the page is left', async () => {
    await deleteComment();
    told();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(deletedCount).toBe(1));
    expect(await screen.findByText(/^No comments yet/)).toBeInTheDocument();
  });

  test('can be had back for some seconds', async () => {
    await deleteComment();
    act(() => toasts.get()[0]?.action?.run());
    expect(await screen.findByText('Oops')).toBeInTheDocument();
    window.dispatchEvent(new Event('pagehide'));
    expect(deletedCount).toBe(0);
  });
});

test('a reply is written below its comment and can be left unwritten', async () => {
  told({ comment: 'Anyone?', ...ofTheo });
  site.answer(commentsContract, {
    addReply: ({ body: { comment } }) => ({
      status: 201,
      body: { reply: aReply({ comment: comment.comment }), comment_count: 1, reply_count: 1 },
    }),
  });
  const person = openThread();
  const toggle = await screen.findByRole('button', { name: 'Reply to Theo Lindqvist' });
  await person.click(toggle);
  expect(screen.getByRole('textbox', { name: 'Reply to Theo Lindqvist' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send reply' })).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(toggle).toHaveFocus();
  await person.click(toggle);
  await person.type(screen.getByRole('textbox', { name: 'Reply to Theo Lindqvist' }), 'In!');
  await person.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('In!')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Reply to Theo Lindqvist' })).not.toBeInTheDocument();
});

test('further replies come when they are asked for', async () => {
  told({ comment: 'Who is in?', ...ofTheo, replies: [aReply({ comment: 'In 1' })], reply_count: 6, offset: 5 });
  site.answer(commentsContract, {
    getReplies: ({ body }) => ({
      status: 200,
      body: {
        replies: [aReply({ id: idOf('item', 9), comment: `In ${body.offset + 1}` })],
        next_offset: null,
        reply_count: 6,
      },
    }),
  });
  const person = openThread();
  await person.click(await screen.findByRole('button', { name: 'View more replies' }));
  expect(await screen.findByText('In 6')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'View more replies' })).not.toBeInTheDocument();
});

test('a like of a comment shows at once, and is taken back when it is refused', async () => {
  told({ comment: 'Anyone?', ...ofTheo, like_count: 4 });
  const sent: unknown[] = [];
  site.answer(likesContract, {
    likeComment: ({ body: { comment } }) => {
      sent.push(comment);
      if (sent.length === 1) return { status: 200, body: { liked: true, like_count: 5 } };
      return { status: 404, body: { code: 'not_found', message: 'This page could not be found' } };
    },
  });
  const person = openThread();
  await person.click(await screen.findByRole('button', { name: 'Like, 4 likes, comment of Theo Lindqvist' }));
  const liked = screen.getByRole('button', { name: 'Like, 5 likes, comment of Theo Lindqvist', pressed: true });
  await waitFor(() => expect(sent).toEqual([{ id: idOf('item', 1), increment: 1 }]));
  await person.click(liked);
  await waitFor(() => expect(toastTexts()).toEqual(['This page could not be found']));
  expect(screen.getByRole('button', { name: /^Like, 5 likes/, pressed: true })).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

test('who likes a comment can be looked up', async () => {
  told({ comment: 'Anyone?', ...ofTheo, like_count: 4 });
  const person = openThread();
  await person.click(await screen.findByRole('button', { name: 'See who likes the comment of Theo Lindqvist' }));
  expect(openedModals()).toEqual([{ key: 'social.likes', props: { commentId: idOf('item', 1) } }]);
});
