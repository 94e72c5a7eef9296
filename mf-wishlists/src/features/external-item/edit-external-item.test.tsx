import { screen, waitFor } from '@testing-library/react';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish, aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import ExternalItemModal from './external-item-modal.tsx';

const site = mockSite();
const vase = { title: 'Amphora vase', external: true, product_id: null, url: 'https://pottersrow.example/vase' };

/** The form of Maya's vase, and what is sent when it is changed. */
function openVase() {
  const changes: unknown[] = [];
  site.answer(wishesContract, {
    refreshWish: { status: 200, body: { wish: aWishOnPage({ ...vase, price: 9600 }) } },
    updateWish: ({ body }) => {
      changes.push(body.wish);
      return { status: 200, body: { wish: aWish(vase) } };
    },
  });
  const completed = jest.fn();
  const modal = <ExternalItemModal input={{ wishId: idOf('wish', 1) }} onComplete={completed} onClose={jest.fn()} />;
  return { person: renderPage(modal, { as: aSignedInPerson() }), completed, changes };
}

test('of an own wish only what was changed is sent', async () => {
  const { person, completed, changes } = openVase();
  const price = await screen.findByRole('textbox', { name: 'Price' });
  const link = screen.getByRole('textbox', { name: 'Link' });
  expect(price).toHaveValue('96.00');
  await person.clear(price);
  await person.clear(link);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(screen.getByText('Please enter a price')).toBeInTheDocument();
  expect(toastTexts()).toEqual(['Please enter a valid link']);
  await person.type(link, 'pottersrow.example/big-vase');
  await person.type(price, '120');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(completed).toHaveBeenCalled());
  expect(toastTexts()).toEqual(['Please enter a valid link', 'Item updated']);
  expect(changes).toEqual([
    {
      id: 'cccc00000000000000000001',
      url: 'http://pottersrow.example/big-vase',
      price: 12_000,
    },
  ]);
});

test('an own picture can be taken away', async () => {
  const { person, changes } = openVase();
  await person.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(changes).toMatchObject([{ image: null }]));
});
