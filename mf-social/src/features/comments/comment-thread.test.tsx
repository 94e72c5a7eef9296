import { screen, waitFor, within } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { commentsContract } from '@wishbow/contracts/comments-contract';
import { aComment, aReply } from '@wishbow/testing/builders/comment';
import { idOf } from '@wishbow/testing/builders/ids';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, settleModal, toastTexts } from '@wishbow/testing/render-page';
import { maya, ofTheo, openThread, page, tellTo, thing } from '../../testing/told-comments.tsx';

const site = mockSite();
const told = tellTo(site);
const field = () => screen.getByRole('textbox', { name: 'Write a comment' });
const post = () => screen.getByRole('button', { name: 'Post comment' });
const comments = () => within(screen.getByRole('list', { name: 'Comments' }));

test('comments are read with who said them, when, and what was answered; the owner of the wish is marked', async () => {
  told({ comment: 'Which dog?', ...ofTheo, replies: [aReply({ comment: 'Biscuit.' })], reply_count: 1 });
  openThread();
  expect(await screen.findByText('Which dog?')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Comments 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Theo Lindqvist' })).toHaveAttribute('href', '/theo_l');
  expect(screen.getByText('List owner')).toBeInTheDocument();
  const replies = within(screen.getByRole('list', { name: 'Replies to Theo Lindqvist' }));
  expect(replies.getByText('Biscuit.')).toBeInTheDocument();
  expect(replies.queryByText('List owner')).not.toBeInTheDocument();
});

test('while comments are on their way their places are held, and what nobody has said yet is said', async () => {
  told();
  openThread();
  expect(screen.getByRole('region', { name: /Comments/ }).querySelector('[aria-busy]')).toBeInTheDocument();
  expect(await screen.findByText(/^No comments yet/)).toBeInTheDocument();
});

test('comments that cannot be loaded say so and can be asked for again', async () => {
  site.answer(commentsContract, { getComments: 'unreachable' });
  const person = openThread();
  expect(await screen.findByText('The comments could not be loaded')).toBeInTheDocument();
  told({ comment: 'Here I am' });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here I am')).toBeInTheDocument();
});

test('what is hidden from the viewer has no comments to show', async () => {
  const hidden = { status: 404 as const, body: { code: 'not_found', message: 'This page could not be found' } };
  site.answer(commentsContract, { getComments: hidden });
  openThread();
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
});

test('more comments come page by page, past pages where everything was deleted', async () => {
  const asked: number[] = [];
  site.answer(commentsContract, {
    getComments: ({ body: { offset } }) => {
      asked.push(offset);
      if (offset === 0) return page([], 5, 2);
      return offset === 5
        ? page([{ comment: 'First' }], 10, 2)
        : page([{ id: idOf('item', 2), comment: 'Second' }], null, 2);
    },
  });
  const person = openThread();
  expect(await screen.findByText('First')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'View more comments' }));
  expect(await screen.findByText('Second')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'View more comments' })).not.toBeInTheDocument();
  expect(asked).toEqual([0, 5, 10]);
});

test('text stays text; hashtags and people are linked', async () => {
  told({ comment: '<b>See</b> #Studio, @theo_l' });
  openThread();
  expect(await screen.findByRole('link', { name: '#Studio' })).toHaveAttribute('href', '/tags/studio');
  expect(screen.getByRole('link', { name: '@theo_l' })).toHaveAttribute('href', '/theo_l');
  expect(screen.getByText(/<b>See<\/b>/)).toBeInTheDocument();
});

test('whoever has left is not named, and what they said stays', async () => {
  told({ comment: 'I was here', user: null, user_id: null });
  openThread();
  expect(await screen.findByText('Deleted person')).toBeInTheDocument();
  expect(screen.getByText('I was here')).toBeInTheDocument();
});

test('nothing is sent while the text is empty or on its way; said, it stands at the top and the field is empty', async () => {
  told({ comment: 'Earlier' });
  const person = openThread();
  await screen.findByText('Earlier');
  expect(post()).toBeDisabled();
  await person.type(field(), '   ');
  expect(post()).toBeDisabled();
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const sent: unknown[] = [];
  site.answer(commentsContract, {
    addComment: async ({ body: { item } }) => {
      sent.push(item);
      await arrived;
      site.answer(commentsContract, { getComments: page([{ comment: 'Earlier' }], null, 2) });
      const comment = aComment({ id: idOf('item', 7), comment: 'Size up!' });
      return { status: 201, body: { comment, comment_count: 2, reply_count: 0 } };
    },
  });
  await person.clear(field());
  await person.type(field(), 'Size up!');
  await person.click(post());
  await waitFor(() => expect(post()).toBeDisabled());
  arrive?.();
  await waitFor(() => expect(comments().getAllByRole('listitem')[0]).toHaveTextContent('Size up!'));
  expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect(sent).toEqual([{ wish_id: thing.wishId, comment: 'Size up!' }]);
});

test('a comment the server refuses stays in the field, and why is said', async () => {
  told();
  const refused = { status: 404 as const, body: { code: 'not_found', message: 'This page could not be found' } };
  site.answer(commentsContract, { addComment: refused });
  const person = openThread();
  await person.type(field(), 'Hello');
  await person.click(post());
  await waitFor(() => expect(toastTexts()).toEqual(['This page could not be found']));
  expect(field()).toHaveValue('Hello');
});

test('a visitor’s comment waits until they have logged in, and is said once', async () => {
  told();
  const said: string[] = [];
  site.answer(commentsContract, {
    addComment: ({ body: { item } }) => {
      said.push(item.comment);
      const comment = aComment({ comment: item.comment });
      return { status: 201, body: { comment, comment_count: 1, reply_count: 0 } };
    },
  });
  const person = openThread(null);
  await person.type(field(), 'In!');
  await person.click(post());
  expect(openedModals()).toEqual([{ key: 'account.auth', props: { mode: 'login' } }]);
  expect(said).toEqual([]);
  site.answer(profilesContract, { getMe: { status: 200, body: { data: maya } } });
  settleModal({ userId: maya.id });
  expect(await screen.findByText('In!')).toBeInTheDocument();
  expect(said).toEqual(['In!']);
});

test('a product is talked about by its number', async () => {
  const asked: unknown[] = [];
  site.answer(commentsContract, {
    getComments: ({ body: { item } }) => {
      asked.push(item);
      return page([{ comment: 'Mine survived three moves.' }]);
    },
  });
  openThread(null, { productId: 'WB00000001' });
  expect(await screen.findByText('Mine survived three moves.')).toBeInTheDocument();
  // Whoever has just said something reads on: what the test before asked for may be answered here.
  expect(asked).toContainEqual({ product_id: 'WB00000001' });
});
