import { screen, waitFor } from '@testing-library/react';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import DeleteWishlistModal from './delete-wishlist-modal.tsx';

const site = mockSite();

function askToDelete({ holds_contributions = false } = {}) {
  site.answer(wishlistsContract, {
    listOwnWishlists: { status: 200, body: { wishLists: [aWishlist()] } },
    getWishlistDeletion: { status: 200, body: { holds_contributions } },
  });
  const completed = jest.fn();
  const closed = jest.fn();
  const input = { wishlistId: idOf('wishlist', 1) };
  const person = renderPage(<DeleteWishlistModal input={input} onComplete={completed} onClose={closed} />, {
    as: aSignedInPerson(),
  });
  return { person, completed, closed };
}

test('a list goes once its owner has confirmed it', async () => {
  const deleted: string[] = [];
  site.answer(wishlistsContract, {
    deleteWishlist: ({ params }) => {
      deleted.push(params.wishListId);
      return { status: 200, body: {} };
    },
  });
  const { person, completed } = askToDelete();
  expect(await screen.findByRole('alertdialog', { name: 'Delete “Studio birthday”?' })).toBeInTheDocument();
  expect(deleted).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Delete wishlist' }));
  await waitFor(() => expect(completed).toHaveBeenCalledTimes(1));
  expect(deleted).toEqual(['bbbb00000000000000000001']);
  expect(toastTexts()).toEqual(['Wish list deleted']);
});

test('whoever deletes a list with a fund friends have put money into learns that it is refunded', async () => {
  askToDelete({ holds_contributions: true });
  expect(await screen.findByText(/What friends put into its funds is refunded to them\./)).toBeInTheDocument();
});

test('a refusal is told in the server’s words and the question stays', async () => {
  const body = { code: 'forbidden', message: 'Only its owner can delete a wishlist.' };
  site.answer(wishlistsContract, { deleteWishlist: { status: 403, body } });
  const { person, completed } = askToDelete();
  await person.click(await screen.findByRole('button', { name: 'Delete wishlist' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Only its owner can delete a wishlist.']));
  expect(completed).not.toHaveBeenCalled();
});

test('thinking better of it deletes nothing', async () => {
  const { person, closed } = askToDelete();
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(closed).toHaveBeenCalledTimes(1);
});
