import { screen, waitFor } from '@testing-library/react';
import type { Like } from '@wishbow/contracts/likes';
import { likesContract } from '@wishbow/contracts/likes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage } from '@wishbow/testing/render-page';
import Likers from './likers.tsx';
import LikesModal from './likes-modal.tsx';

const site = mockSite();
const wishId = idOf('wish', 1);
const ofMaya = { id: idOf('item', 1) as Like['id'], user: aPerson() };
const ofTheo = {
  id: idOf('item', 2) as Like['id'],
  user: aPerson({ id: idOf('person', 2), username: 'theo_l', name: 'Theo Lindqvist', firstName: 'Theo' }),
};
const told = (likes: Like[], has_more = false) => ({
  status: 200 as const,
  body: { likes, has_more, like_count: likes.length, liked: false },
});
const openLikes = (input: { wishId: string } | { commentId: string } = { wishId }) =>
  renderPage(<LikesModal input={input} onComplete={() => undefined} onClose={() => undefined} />);

test('everybody who likes a wish is named, page by page, and leads to their profile', async () => {
  site.answer(likesContract, {
    getItemLikes: ({ body }) => (body.before ? told([ofTheo]) : told([ofMaya], true)),
  });
  const person = openLikes();
  expect(await screen.findByRole('link', { name: /Maya Okafor/ })).toHaveAttribute('href', '/maya_okafor');
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: /Theo Lindqvist/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('who likes a comment is asked of the comment', async () => {
  site.answer(likesContract, { getCommentLikes: told([ofTheo]) });
  openLikes({ commentId: idOf('item', 9) });
  expect(await screen.findByRole('link', { name: /Theo Lindqvist/ })).toBeInTheDocument();
});

test('what nobody likes says so', async () => {
  site.answer(likesContract, { getItemLikes: told([]) });
  openLikes();
  expect(await screen.findByText('No likes yet')).toBeInTheDocument();
});

test('likes that fail to load say so and can be asked for again', async () => {
  site.answer(likesContract, { getItemLikes: 'unreachable' });
  const person = openLikes();
  expect(await screen.findByText('The likes could not be loaded')).toBeInTheDocument();
  site.answer(likesContract, { getItemLikes: told([ofMaya]) });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Maya Okafor/ })).toBeInTheDocument();
});

test('the faces beside a wish lead to everybody who likes it', async () => {
  site.answer(likesContract, { getItemLikes: told([ofMaya, ofTheo]) });
  const person = renderPage(<Likers wishId={wishId} />);
  await person.click(await screen.findByRole('button', { name: 'See who likes this, 2 likes' }));
  expect(openedModals()).toEqual([{ key: 'social.likes', props: { wishId } }]);
});

test('beside a wish that nobody likes there are no faces', async () => {
  let askedCount = 0;
  site.answer(likesContract, {
    getItemLikes: () => {
      askedCount += 1;
      return told([]);
    },
  });
  renderPage(<Likers wishId={wishId} />);
  await waitFor(() => expect(askedCount).toBe(1));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
