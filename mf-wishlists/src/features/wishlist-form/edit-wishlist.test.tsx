import { screen, waitFor } from '@testing-library/react';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import WishlistFormModal from './wishlist-form-modal.tsx';

const site = mockSite();
const birthday = aWishlist({ image: '/media/clay.png' });

function openForm(wishlistId = idOf('wishlist', 1)) {
  site.answer(wishlistsContract, { listOwnWishlists: { status: 200, body: { wishLists: [birthday] } } });
  const completed = jest.fn();
  const person = renderPage(
    <WishlistFormModal input={{ wishlistId }} onComplete={completed} onClose={() => undefined} />,
    { as: aSignedInPerson() },
  );
  return { person, completed };
}

function serverUpdates() {
  const asked: unknown[] = [];
  site.answer(wishlistsContract, {
    updateWishlist: ({ body }) => {
      asked.push(body);
      return { status: 200, body: { wishList: birthday } };
    },
  });
  return asked;
}

test('the form begins with the list as it is, and only what was changed is sent', async () => {
  const asked = serverUpdates();
  const { person, completed } = openForm();
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Studio birthday');
  expect(screen.getByRole('textbox', { name: 'Street address' })).toHaveValue('418 Alder Row');
  expect(screen.getByLabelText('Date')).toHaveValue('2026-10-17');
  await person.clear(name);
  await person.type(name, 'Kiln party');
  await person.click(screen.getByRole('switch', { name: 'Private' }));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(completed).toHaveBeenCalledWith({ wishlistId: 'bbbb00000000000000000001' }));
  expect(toastTexts()).toEqual(['Wish list updated']);
  expect(asked).toEqual([
    {
      wishList: { name: 'Kiln party', private: true },
    },
  ]);
});

test('a picture can be removed, and with the event its day and place go', async () => {
  const asked = serverUpdates();
  const { person } = openForm();
  expect(await screen.findByRole('img', { name: 'The list’s cover' })).toHaveAttribute('src', '/media/clay.png');
  await person.click(screen.getByRole('button', { name: 'Remove picture' }));
  await person.click(screen.getByRole('switch', { name: 'It belongs to an event' }));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual([{ image: null, wishList: { event: false } }]);
});

test('a person about to replace the picture can keep it', async () => {
  const { person } = openForm();
  await person.click(await screen.findByRole('button', { name: 'Replace picture' }));
  expect(screen.getByLabelText('Picture')).toHaveAttribute('type', 'file');
  await person.click(screen.getByRole('button', { name: 'Keep picture' }));
  expect(screen.queryByLabelText('Picture')).not.toBeInTheDocument();
});

test('an event without its date is not stored', async () => {
  const { person } = openForm();
  await person.clear(await screen.findByLabelText('Date'));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(toastTexts()).toEqual(['Please add a date to the event.']);
});

test('a refusal keeps what was typed', async () => {
  const body = { code: 'not_found', message: 'This wishlist is gone.' };
  site.answer(wishlistsContract, { updateWishlist: { status: 404, body } });
  const { person, completed } = openForm();
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), ' 34');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toastTexts()).toEqual(['This wishlist is gone.']));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Studio birthday 34');
  expect(completed).not.toHaveBeenCalled();
});

test('somebody else’s list has no form', async () => {
  openForm(idOf('wishlist', 9));
  expect(await screen.findByText('This is not one of your wishlists')).toBeInTheDocument();
});
