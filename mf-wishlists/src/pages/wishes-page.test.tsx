import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { browseContract } from '@wishbow/contracts/browse-contract';
import { navigate } from '@wishbow/platform';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { scrollToEnd } from '@wishbow/testing/in-view';
import { tellLive } from '@wishbow/testing/live-stream';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, shownErrorStatus } from '@wishbow/testing/render-page';
import { WishlistsRoutes } from '../routes.tsx';
import { cardsBegin } from '../testing/cards-begin.ts';

const site = mockSite();
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l' });
const headphones = aWishOnPage();
const vase = aWishOnPage({ id: idOf('wish', 2), title: 'Hand-thrown amphora vase' });

test('a friend sees what somebody wishes for over all of their lists, page after page', async () => {
  const asked: unknown[] = [];
  site.answer(browseContract, {
    listWishItems: ({ body }) => {
      asked.push(body);
      if (body.cursor === 'after-headphones') return { status: 200, body: { wishes: [vase], next_cursor: null } };
      return { status: 200, body: { wishes: [headphones], next_cursor: 'after-headphones' } };
    },
  });
  const person = renderPage(<WishlistsRoutes />, { at: '/wishes/maya_okafor', as: theo });
  expect(await screen.findByText('Maya · Studio birthday')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '@maya_okafor' })).toHaveAttribute('href', '/maya_okafor');
  await person.click(screen.getByRole('button', { name: 'Show more wishes' }));
  expect(await screen.findByRole('link', { name: 'Hand-thrown amphora vase' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more wishes' })).not.toBeInTheDocument();
  expect(asked).toMatchObject([
    { viewedUsername: 'maya_okafor', cursor: null },
    { viewedUsername: 'maya_okafor', cursor: 'after-headphones' },
  ]);
});

test('the next page comes by itself as the reader draws near the end', async () => {
  site.answer(browseContract, {
    listWishItems: ({ body }) => {
      if (body.cursor === 'after-headphones') return { status: 200, body: { wishes: [vase], next_cursor: null } };
      return { status: 200, body: { wishes: [headphones], next_cursor: 'after-headphones' } };
    },
  });
  renderPage(<WishlistsRoutes />, { at: '/wishes/maya_okafor', as: theo });
  await screen.findByText('$129.00');
  scrollToEnd();
  expect(await screen.findByRole('link', { name: 'Hand-thrown amphora vase' })).toBeInTheDocument();
});

test('whoever comes back to the wishes finds them where they had left off', async () => {
  site.answer(browseContract, {
    listWishItems: { status: 200, body: { wishes: [headphones, vase], next_cursor: null } },
  });
  const scrolledBy = jest.fn((_x: number, by: number) => cardsBegin(300 - by, 700 - by));
  Object.assign(window, { scrollBy: scrolledBy });
  renderPage(<WishlistsRoutes />, { at: '/wishes/maya_okafor', as: theo });
  await screen.findByText('Hand-thrown amphora vase');
  cardsBegin(-500, -100);
  fireEvent.scroll(window);
  await act(async () => navigate('/item'));
  expect(screen.queryByText('Hand-thrown amphora vase')).not.toBeInTheDocument();
  cardsBegin(300, 700);
  act(() => window.history.back());
  expect(await screen.findByText('Hand-thrown amphora vase')).toBeInTheDocument();
  expect(scrolledBy.mock.calls).toEqual([[0, 800]]);
  jest.restoreAllMocks();
});

test('a wish opens in place, and can be gifted from here', async () => {
  site.answer(browseContract, {
    listWishItems: { status: 200, body: { wishes: [headphones], next_cursor: null } },
  });
  const person = renderPage(<WishlistsRoutes />, { at: '/wishes/maya_okafor', as: theo });
  await person.click(await screen.findByRole('button', { name: 'Gift Over-ear headphones, cloud grey' }));
  expect(openedModals()).toMatchObject([{ key: 'checkout.giftItem' }]);
});

test('without a name in the address it is one’s own wishes', async () => {
  const asked: string[] = [];
  site.answer(browseContract, {
    listWishItems: ({ body }) => {
      asked.push(body.viewedUsername);
      return { status: 200, body: { wishes: [], next_cursor: null } };
    },
  });
  renderPage(<WishlistsRoutes />, { at: '/wishes', as: aSignedInPerson() });
  expect(await screen.findByRole('heading', { level: 1, name: 'My wishes' })).toBeInTheDocument();
  expect(await screen.findByText('No wishes yet')).toBeInTheDocument();
  expect(asked).toEqual(['maya_okafor']);
});

test('?username= names whose wishes they are', async () => {
  site.answer(browseContract, {
    listWishItems: ({ body }) => ({
      status: 200,
      body: { wishes: [aWishOnPage({ user: aPerson({ username: body.viewedUsername }) })], next_cursor: null },
    }),
  });
  renderPage(<WishlistsRoutes />, { at: '/wishes?username=maya_okafor', as: theo });
  expect(await screen.findByText('Maya · Studio birthday')).toBeInTheDocument();
});

test('a visitor without a name in the address is shown the way in', async () => {
  renderPage(<WishlistsRoutes />, { at: '/wishes' });
  expect(await screen.findByText('Your wishes live here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?redirect=%2Fwishes');
});

test('nobody by that name is not found', async () => {
  const body = { code: 'not_found', message: 'This page could not be found' };
  site.answer(browseContract, { listWishItems: { status: 404, body } });
  renderPage(<WishlistsRoutes />, { at: '/wishes/nobody_here', as: theo });
  await waitFor(() => expect(shownErrorStatus()).toBe(404));
});

test('wishes of a private person are for followers, which is not the same as none', async () => {
  site.answer(browseContract, {
    listWishItems: { status: 200, body: { wishes: [], next_cursor: null, private: true } },
  });
  renderPage(<WishlistsRoutes />, { at: '/wishes/bao_tran', as: theo });
  expect(await screen.findByText('Only followers can see what is here')).toBeInTheDocument();
  expect(screen.queryByText('No wishes yet')).not.toBeInTheDocument();
});

test('wishes that cannot be loaded can be asked for again', async () => {
  site.answer(browseContract, { listWishItems: 'unreachable' });
  const person = renderPage(<WishlistsRoutes />, { at: '/wishes/maya_okafor', as: theo });
  expect(await screen.findByText('These wishes could not be loaded')).toBeInTheDocument();
  site.answer(browseContract, {
    listWishItems: { status: 200, body: { wishes: [headphones], next_cursor: null } },
  });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$129.00')).toBeInTheDocument();
});

test('a further page that does not come leaves what is there, and can be asked for again', async () => {
  site.answer(browseContract, {
    listWishItems: ({ body }) => {
      if (body.cursor) return 'unreachable';
      return { status: 200, body: { wishes: [headphones], next_cursor: 'after-headphones' } };
    },
  });
  const person = renderPage(<WishlistsRoutes />, { at: '/wishes/maya_okafor', as: theo });
  await person.click(await screen.findByRole('button', { name: 'Show more wishes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More wishes could not be loaded. Please try again.');
  expect(screen.getByText('$129.00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show more wishes' })).toBeEnabled();
});

test('a wish that comes to a list elsewhere is seen here at once', async () => {
  site.answer(browseContract, {
    listWishItems: { status: 200, body: { wishes: [headphones], next_cursor: null } },
  });
  renderPage(<WishlistsRoutes />, { at: '/wishes/maya_okafor', as: theo });
  await screen.findByText('$129.00');
  site.answer(browseContract, {
    listWishItems: { status: 200, body: { wishes: [vase, headphones], next_cursor: null } },
  });
  tellLive('wishlists', headphones.wish_list_id);
  expect(await screen.findByRole('link', { name: 'Hand-thrown amphora vase' })).toBeInTheDocument();
});
