import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish } from '@wishbow/testing/builders/wish';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, settleModal, toastTexts } from '@wishbow/testing/render-page';
import { WishlistsRoutes } from '../routes.tsx';

const site = mockSite();
const birthday = aWishlist();
const kitchen = aWishlist({
  id: idOf('wishlist', 2),
  name: 'Kitchen, slowly',
  event: false,
  event_date: null,
  order: 1,
});
const family = aWishlist({ id: idOf('wishlist', 3), name: 'Just for family', private: true, order: 2 });

function openLists(at = '/wishlists') {
  site.answer(wishlistsContract, {
    listOwnWishlists: { status: 200, body: { wishLists: [birthday, kitchen, family] } },
    getActiveWishlist: { status: 200, body: { wishList: birthday, wishes: [aWish()], gifted: [] } },
  });
  return renderPage(<WishlistsRoutes />, { at, as: aSignedInPerson() });
}

function shownOrder() {
  const rail = within(screen.getByRole('navigation', { name: 'Wishlists' }));
  return within(rail.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.textContent);
}

async function openDescription(person: ReturnType<typeof openLists>) {
  await person.click(await screen.findByRole('button', { name: 'Edit description' }));
  return screen.getByRole('textbox', { name: 'Description' });
}

test('whoever has no wishlist yet reads so, and starts one', async () => {
  site.answer(wishlistsContract, { listOwnWishlists: { status: 200, body: { wishLists: [] } } });
  const person = renderPage(<WishlistsRoutes />, { at: '/wishlists', as: aSignedInPerson() });
  expect(await screen.findByRole('heading', { name: 'No wishlists yet' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Start a wishlist' }));
  expect(openedModals()).toMatchObject([{ key: 'wishlists.wishlistForm' }]);
});

test('whoever has said nowhere where gifts go is asked for it on their lists', async () => {
  const person = openLists();
  await person.click(await screen.findByRole('button', { name: 'Add address' }));
  expect(openedModals()).toMatchObject([{ key: 'account.addressDetails' }]);
});

test('a list’s description is written where it is read', async () => {
  const asked: unknown[] = [];
  site.answer(wishlistsContract, {
    updateWishlistDescription: ({ body }) => {
      asked.push(body.wishList);
      return { status: 200, body: { wishList: birthday } };
    },
  });
  const person = openLists();
  const field = await openDescription(person);
  expect(field).toHaveFocus();
  expect(screen.getByText('34 of 300 characters')).toBeInTheDocument();
  await person.type(field, ' Again.');
  await person.click(screen.getByRole('button', { name: 'Save description' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Wishlist updated']));
  expect(asked).toEqual([{ id: 'bbbb00000000000000000001', description: 'Turning 34 surrounded by wet clay. Again.' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit description' })).toHaveFocus());
});

test('Escape leaves the description as it was', async () => {
  const person = openLists();
  await person.type(await openDescription(person), ' Never mind{Escape}');
  expect(screen.getByText('Turning 34 surrounded by wet clay.')).toBeInTheDocument();
  expect(toastTexts()).toEqual([]);
});

test('a description that cannot be stored is not lost', async () => {
  site.answer(wishlistsContract, { updateWishlistDescription: 'unreachable' });
  const person = openLists();
  const field = await openDescription(person);
  await person.type(field, ' Again.');
  await person.click(screen.getByRole('button', { name: 'Save description' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Please check your connection and try again.']));
  expect(field).toHaveValue('Turning 34 surrounded by wet clay. Again.');
});

test('301 emoji are one too many for a description', async () => {
  const person = openLists();
  fireEvent.change(await openDescription(person), { target: { value: '\u{1F3FA}'.repeat(301) } });
  await person.click(screen.getByRole('button', { name: 'Save description' }));
  expect(screen.getByText('Please use at most 300 characters.')).toBeInTheDocument();
  expect(toastTexts()).toEqual([]);
});

test('the owner edits a list from its head', async () => {
  const person = openLists();
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(openedModals()).toEqual([
    { key: 'wishlists.wishlistForm', props: { wishlistId: 'bbbb00000000000000000001' } },
  ]);
});

test('whoever deletes the open list is back among the others', async () => {
  const person = openLists(`/wishlists/${birthday.id}`);
  await person.click(await screen.findByRole('button', { name: 'More for Studio birthday' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Delete wishlist' }));
  expect(openedModals()).toEqual([
    { key: 'wishlists.deleteWishlist', props: { wishlistId: 'bbbb00000000000000000001' } },
  ]);
  settleModal({});
  await waitFor(() => expect(window.location.pathname).toBe('/wishlists'));
});

test('lists move by the menu, and stay where they were put', async () => {
  const asked: unknown[] = [];
  site.answer(wishlistsContract, {
    updateWishlistOrder: ({ body }) => {
      asked.push(body.wishList.map(({ id }) => id));
      return { status: 200, body: { wishLists: [kitchen, birthday, family] } };
    },
  });
  const person = openLists();
  await person.click(await screen.findByRole('button', { name: 'More for Studio birthday' }));
  expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await person.click(screen.getByRole('menuitem', { name: 'Move down' }));
  expect(shownOrder()).toEqual(['Kitchen, slowly', 'Studio birthday', 'Just for family']);
  await waitFor(() => expect(toastTexts()).toEqual(['Wishlist updated']));
  expect(asked).toEqual([['bbbb00000000000000000002', 'bbbb00000000000000000001', 'bbbb00000000000000000003']]);
  expect(shownOrder()).toEqual(['Kitchen, slowly', 'Studio birthday', 'Just for family']);
});

test('of two quick moves the second is told after the first, and stays', async () => {
  const judging = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  site.answer(wishlistsContract, {
    updateWishlistOrder: async ({ body }) => {
      asked.push(body.wishList.map(({ id }) => id.slice(-1)));
      await judging.promise;
      return { status: 200, body: { wishLists: [kitchen, family, birthday] } };
    },
  });
  const person = openLists(`/wishlists/${birthday.id}`);
  for (let step = 0; step < 2; step += 1) {
    await person.click(await screen.findByRole('button', { name: 'More for Studio birthday' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  }
  expect(shownOrder()).toEqual(['Kitchen, slowly', 'Just for family', 'Studio birthday']);
  expect(asked).toEqual([['2', '1', '3']]);
  judging.resolve();
  await waitFor(() =>
    expect(asked).toEqual([
      ['2', '1', '3'],
      ['2', '3', '1'],
    ]),
  );
  await waitFor(() => expect(toastTexts()).toHaveLength(2));
});

test('lists go back without a word when their order cannot be stored', async () => {
  const judging = Promise.withResolvers<void>();
  site.answer(wishlistsContract, {
    updateWishlistOrder: async () => {
      await judging.promise;
      return { status: 422, body: { code: 'invalid_fields', message: 'Please check the fields.' } };
    },
  });
  const person = openLists();
  await person.click(await screen.findByRole('button', { name: 'More for Studio birthday' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  expect(shownOrder()).toEqual(['Kitchen, slowly', 'Studio birthday', 'Just for family']);
  judging.resolve();
  await waitFor(() => expect(shownOrder()).toEqual(['Studio birthday', 'Kitchen, slowly', 'Just for family']));
  expect(toastTexts()).toEqual([]);
});

describe('with the keyboard', () => {
  beforeEach(layOutRows);
  afterEach(() => jest.restoreAllMocks());

  test('a list is picked up, moved and put down, and every step is announced', async () => {
    site.answer(wishlistsContract, {
      updateWishlistOrder: { status: 200, body: { wishLists: [kitchen, birthday, family] } },
    });
    const person = openLists();
    const handle = await screen.findByRole('button', { name: 'Move Studio birthday' });
    expect(handle).toHaveAccessibleDescription(/Press the space bar to pick the wishlist up/);
    handle.focus();
    await person.keyboard(' ');
    expect(await screen.findByText('Studio birthday is picked up. It is number 1 of 3.')).toBeInTheDocument();
    await person.keyboard('{ArrowDown}');
    expect(await screen.findByText('Studio birthday moves to number 2 of 3.')).toBeInTheDocument();
    await person.keyboard(' ');
    await waitFor(() => expect(toastTexts()).toEqual(['Wishlist updated']));
    expect(shownOrder()).toEqual(['Kitchen, slowly', 'Studio birthday', 'Just for family']);
  });

  test('Escape puts a list back', async () => {
    const person = openLists();
    (await screen.findByRole('button', { name: 'Move Studio birthday' })).focus();
    await person.keyboard(' ');
    await screen.findByText('Studio birthday is picked up. It is number 1 of 3.');
    await person.keyboard('{ArrowDown}{Escape}');
    expect(await screen.findByText('Studio birthday stays number 1 of 3.')).toBeInTheDocument();
    expect(shownOrder()).toEqual(['Studio birthday', 'Kitchen, slowly', 'Just for family']);
  });
});

/** jsdom lays nothing out: rows of 60 px, one under the other. */
function layOutRows() {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('li');
    const place = row?.parentElement ? [...row.parentElement.children].indexOf(row) : 0;
    return new DOMRect(0, 60 * place, 272, 60);
  });
}
