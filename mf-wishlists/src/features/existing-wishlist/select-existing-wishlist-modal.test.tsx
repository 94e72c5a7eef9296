import { screen } from '@testing-library/react';
import { idOf } from '@wishbow/testing/builders/ids';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import SelectExistingWishlistModal from './select-existing-wishlist-modal.tsx';

mockSite();

const birthday = { id: idOf('wish', 1), item_id: 'WB00000001', wish_list_id: idOf('wishlist', 1) };
const kitchen = { id: idOf('wish', 2), item_id: 'WB00000001', wish_list_id: idOf('wishlist', 2) };

function open() {
  const completed = jest.fn();
  const matches = [
    { ...birthday, wish_list_name: 'Studio birthday' },
    { ...kitchen, wish_list_name: 'Kitchen, slowly' },
  ];
  const modal = <SelectExistingWishlistModal input={{ matches }} onComplete={completed} onClose={jest.fn()} />;
  return { person: renderPage(modal), completed };
}

test('a giver says which of the wishes the gift is for', async () => {
  const { person, completed } = open();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await person.click(screen.getByRole('radio', { name: 'Kitchen, slowly' }));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(completed).toHaveBeenCalledWith({ wishId: 'cccc00000000000000000002' });
});

test('or that it is for none of them', async () => {
  const { person, completed } = open();
  await person.click(screen.getByRole('radio', { name: 'None of these' }));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(completed).toHaveBeenCalledWith({ wishId: null });
});
