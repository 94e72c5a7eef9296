import { screen, waitFor } from '@testing-library/react';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish } from '@wishbow/testing/builders/wish';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import ExternalItemModal from './external-item-modal.tsx';

const site = mockSite();
const birthday = aWishlist();

/** The form for the link of a vase. `answer` lets its page tell what it is; `asked` are the wishes that were sent. */
function openForVase() {
  const answered = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  site.answer(wishlistsContract, { listOwnWishlists: { status: 200, body: { wishLists: [birthday] } } });
  site.answer(catalogContract, {
    pullAmazonItem: async ({ body: { url } }) => {
      await answered.promise;
      return { status: 200, body: { title: 'Amphora vase', price: 9600, image: null, url, product_id: null } };
    },
  });
  site.answer(wishesContract, {
    createWish: ({ body: { wish } }) => {
      asked.push(wish);
      return { status: 201, body: { wishes: [aWish()], addedWishLists: [birthday], nonAddedWishLists: [] } };
    },
  });
  const input = { wishlistId: birthday.id, url: 'https://pottersrow.example/vase' };
  const completed = jest.fn();
  const person = renderPage(<ExternalItemModal input={input} onComplete={completed} onClose={jest.fn()} />, {
    as: aSignedInPerson(),
  });
  return { person, completed, asked, answer: answered.resolve };
}

test('a link that is known already is pulled at once, and sent only when its page has told what it is', async () => {
  const { person, completed, asked, answer } = openForVase();
  const link = await screen.findByRole('textbox', { name: 'Link' });
  expect(link).toHaveValue('https://pottersrow.example/vase');
  await person.type(link, '{Enter}');
  expect(asked).toEqual([]);
  answer();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Amphora vase');
  await person.click(screen.getByRole('button', { name: 'Add to wishlist' }));
  await waitFor(() => expect(completed).toHaveBeenCalled());
  expect(asked).toMatchObject([{ url: 'https://pottersrow.example/vase', title: 'Amphora vase', price: 9600 }]);
});

test('what a page told counts for nothing once another link stands there', async () => {
  const { person, completed, asked, answer } = openForVase();
  await person.type(await screen.findByRole('textbox', { name: 'Link' }), '-jug');
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Jug');
  answer();
  await person.type(screen.getByRole('textbox', { name: 'Price' }), '40');
  await person.click(screen.getByRole('button', { name: 'Add to wishlist' }));
  await waitFor(() => expect(completed).toHaveBeenCalled());
  expect(asked).toMatchObject([{ url: 'https://pottersrow.example/vase-jug', title: 'Jug', price: 4000 }]);
});
