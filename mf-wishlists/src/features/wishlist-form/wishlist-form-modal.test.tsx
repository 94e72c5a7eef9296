import { fireEvent, screen, waitFor } from '@testing-library/react';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { letPicturesBeDrawn } from '@wishbow/testing/drawing';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import WishlistFormModal from './wishlist-form-modal.tsx';

const site = mockSite();

function openForm() {
  const completed = jest.fn();
  const closed = jest.fn();
  const person = renderPage(<WishlistFormModal input={{}} onComplete={completed} onClose={closed} />, {
    as: aSignedInPerson(),
  });
  return { person, completed };
}

function serverCreates() {
  const asked: unknown[] = [];
  site.answer(wishlistsContract, {
    createWishlist: ({ body }) => {
      asked.push(body);
      return { status: 201, body: { wishList: aWishlist() } };
    },
  });
  return asked;
}

test('a list needs a name', async () => {
  const { person } = openForm();
  await person.click(screen.getByRole('button', { name: 'Create wishlist' }));
  expect(screen.getByText('Please add a name.')).toBeInTheDocument();
  expect(toastTexts()).toEqual([]);
});

test('an event needs a date', async () => {
  const { person } = openForm();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Studio birthday');
  await person.click(screen.getByRole('switch', { name: 'It belongs to an event' }));
  await person.click(screen.getByRole('button', { name: 'Create wishlist' }));
  expect(toastTexts()).toEqual(['Please add a date to the event.']);
  expect(screen.getByText('Please add a date to the event.')).toBeInTheDocument();
});

test('a description of 300 emoji fits, one more does not', async () => {
  const asked = serverCreates();
  const { person } = openForm();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Clay');
  const description = screen.getByRole('textbox', { name: /Description/ });
  fireEvent.change(description, { target: { value: '\u{1F3FA}'.repeat(301) } });
  expect(screen.getByText('301 of 300 characters')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Create wishlist' }));
  expect(screen.getByText('Please use at most 300 characters.')).toBeInTheDocument();
  fireEvent.change(description, { target: { value: '\u{1F3FA}'.repeat(300) } });
  await person.click(screen.getByRole('button', { name: 'Create wishlist' }));
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('a private event is created with its day and place', async () => {
  const asked = serverCreates();
  const { person, completed } = openForm();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Studio birthday');
  await person.click(screen.getByRole('switch', { name: 'It belongs to an event' }));
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-10-17' } });
  expect(screen.getByRole('textbox', { name: 'Street address' })).toHaveAccessibleDescription(
    'Everyone who can see this list sees the place.',
  );
  await person.type(screen.getByRole('textbox', { name: 'City' }), 'Portland');
  await person.click(screen.getByRole('switch', { name: 'Private' }));
  await person.click(screen.getByRole('button', { name: 'Create wishlist' }));
  await waitFor(() => expect(completed).toHaveBeenCalledWith({ wishlistId: 'bbbb00000000000000000001' }));
  expect(toastTexts()).toEqual(['Wish list created']);
  expect(asked).toMatchObject([
    {
      wishList: {
        name: 'Studio birthday',
        event: true,
        event_date: '2026-10-17',
        event_city: 'Portland',
        private: true,
      },
    },
  ]);
});

test('a picture that is still being cut goes along with the list', async () => {
  letPicturesBeDrawn(600, 400);
  const asked = serverCreates();
  const { person } = openForm();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Clay');
  await person.upload(screen.getByLabelText('Picture'), new File(['clay'], 'clay.png', { type: 'image/png' }));
  expect(await screen.findByRole('button', { name: 'Use image' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'The list’s cover' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Create wishlist' }));
  await waitFor(() => expect(asked).toMatchObject([{ image: 'data:image/png;base64,iVBORw0KGgo=' }]));
});

test('what the server refuses stands under its field', async () => {
  const errors = { 'wishList.name': ['Please use plain text.'] };
  const body = { code: 'invalid_fields', message: 'Please check the fields.', errors };
  site.answer(wishlistsContract, { createWishlist: { status: 422, body } });
  const { person } = openForm();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Studio');
  await person.click(screen.getByRole('button', { name: 'Create wishlist' }));
  expect(await screen.findByText('Please use plain text.')).toBeInTheDocument();
});
