import { screen, waitFor } from '@testing-library/react';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish } from '@wishbow/testing/builders/wish';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, settleModal, toastTexts } from '@wishbow/testing/render-page';
import ExternalItemModal from './external-item-modal.tsx';

const site = mockSite();
const birthday = aWishlist();
const kitchen = aWishlist({ id: idOf('wishlist', 2), name: 'Kitchen, slowly' });
const named = ({ id, name }: typeof birthday) => ({ id, name });
const PULLED_PICTURE = `/media/pulled/${'0a'.repeat(32)}.png`;
const vase = { title: 'Amphora vase', external: true, product_id: null, item_id: null, price: 9600 };

function open(input: { wishlistId?: string; wishId?: string } = {}) {
  site.answer(wishlistsContract, { listOwnWishlists: { status: 200, body: { wishLists: [birthday, kitchen] } } });
  const completed = jest.fn();
  const modal = <ExternalItemModal input={input} onComplete={completed} onClose={jest.fn()} />;
  return { person: renderPage(modal, { as: aSignedInPerson() }), completed };
}

function takeNewWishes(added = [birthday], nonAdded: (typeof birthday)[] = []) {
  const asked: unknown[] = [];
  site.answer(wishesContract, {
    createWish: ({ body }) => {
      asked.push(body);
      const lists = { addedWishLists: added.map(named), nonAddedWishLists: nonAdded.map(named) };
      return { status: 201, body: { wishes: added.map(() => aWish(vase)), ...lists } };
    },
  });
  return asked;
}

type Person = ReturnType<typeof renderPage>;

async function fillIn(person: Person, fields: { link?: string; name?: string; price?: string }) {
  if (fields.link) await person.type(screen.getByRole('textbox', { name: 'Link' }), fields.link);
  if (fields.name) await person.type(screen.getByRole('textbox', { name: 'Name' }), fields.name);
  if (fields.price) await person.type(screen.getByRole('textbox', { name: 'Price' }), fields.price);
}

const add = (person: Person) => person.click(screen.getByRole('button', { name: 'Add to wishlist' }));
const pull = (person: Person) => person.click(screen.getByRole('button', { name: 'Get details' }));

test('an empty form says what is missing', async () => {
  const { person } = open();
  await screen.findByRole('checkbox', { name: 'Studio birthday' });
  await add(person);
  expect(screen.getByText('Please add a name.')).toBeInTheDocument();
  expect(screen.getByText('Please enter a price')).toBeInTheDocument();
  expect(toastTexts()).toEqual([
    'Please enter a valid link',
    'Please select at least one wish list to add the item to.',
  ]);
  expect(screen.getByText('Please enter a valid link')).toBeInTheDocument();
});

test('a link that runs code is none', async () => {
  const { person } = open({ wishlistId: birthday.id });
  await fillIn(person, { link: 'javascript:alert(1)', name: 'Vase', price: '96' });
  await add(person);
  expect(toastTexts()).toEqual(['Please enter a valid link']);
});

test('a link without http is given it', async () => {
  const { person } = open();
  await fillIn(person, { link: 'pottersrow.example/vase' });
  await person.tab();
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('http://pottersrow.example/vase');
});

test('a wish is written by hand and hung on two lists', async () => {
  const asked = takeNewWishes([birthday, kitchen]);
  const { person, completed } = open({ wishlistId: birthday.id });
  await fillIn(person, { link: 'https://pottersrow.example/vase', name: 'مزهرية 🏺', price: '96,50' });
  await person.type(screen.getByRole('textbox', { name: 'Note' }), 'Any #clay');
  await person.click(screen.getByRole('button', { name: 'More, Quantity' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Kitchen, slowly' }));
  await add(person);
  await waitFor(() => expect(completed).toHaveBeenCalled());
  expect(toastTexts()).toEqual(['Wishlist updated']);
  expect(asked).toMatchObject([
    {
      wish: {
        external: true,
        url: 'https://pottersrow.example/vase',
        title: 'مزهرية 🏺',
        price: 9650,
        image: null,
        quantity: 2,
        notes: 'Any #clay',
      },
      selectedWishListIds: ['bbbb00000000000000000001', 'bbbb00000000000000000002'],
    },
  ]);
});

test('a list that holds it already is named', async () => {
  takeNewWishes([kitchen], [birthday]);
  const { person } = open({ wishlistId: birthday.id });
  await fillIn(person, { link: 'https://pottersrow.example/vase', name: 'Vase', price: '96' });
  await person.click(await screen.findByRole('checkbox', { name: 'Kitchen, slowly' }));
  await add(person);
  await waitFor(() => expect(toastTexts()).toEqual(['Wishlist updated', 'Item already added to Studio birthday']));
});

test('a list made on the way is ticked', async () => {
  const { person } = open();
  await screen.findByRole('checkbox', { name: 'Kitchen, slowly' });
  await person.click(screen.getByRole('button', { name: 'New wishlist' }));
  expect(openedModals()).toEqual([{ key: 'wishlists.wishlistForm', props: {} }]);
  settleModal({ wishlistId: kitchen.id });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Kitchen, slowly' })).toBeChecked());
});

test('what the server refuses is said in its words', async () => {
  const body = { code: 'not_found', message: 'This list is gone.' };
  site.answer(wishesContract, { createWish: { status: 404, body } });
  const { person, completed } = open({ wishlistId: birthday.id });
  await fillIn(person, { link: 'https://pottersrow.example/vase', name: 'Vase', price: '96' });
  await add(person);
  await waitFor(() => expect(toastTexts()).toEqual(['This list is gone.']));
  expect(completed).not.toHaveBeenCalled();
});

test('pulling a link brings name, price and picture', async () => {
  const asked = takeNewWishes();
  const pulled: string[] = [];
  site.answer(catalogContract, {
    pullAmazonItem: ({ body }) => {
      pulled.push(body.url);
      const url = 'https://pottersrow.example/amphora';
      return {
        status: 200,
        body: { title: 'Amphora vase', price: 9600, image: PULLED_PICTURE, url, product_id: null },
      };
    },
  });
  const { person } = open({ wishlistId: birthday.id });
  await fillIn(person, { link: 'pottersrow.example/vase' });
  await pull(person);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Amphora vase');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('96.00');
  expect(screen.getByRole('img', { name: 'The wish' })).toHaveAttribute('src', PULLED_PICTURE);
  await add(person);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(pulled).toEqual(['http://pottersrow.example/vase']);
  expect(asked).toMatchObject([
    { wish: { url: 'https://pottersrow.example/amphora', price: 9600, image: PULLED_PICTURE } },
  ]);
});

test('while a link is pulled, the fields show it', async () => {
  const answered = Promise.withResolvers<void>();
  site.answer(catalogContract, {
    pullAmazonItem: async () => {
      await answered.promise;
      const url = 'https://pottersrow.example/amphora';
      return { status: 200, body: { title: 'Amphora vase', price: null, image: null, url, product_id: null } };
    },
  });
  const { person } = open();
  await fillIn(person, { link: 'pottersrow.example/vase', price: '90' });
  await pull(person);
  expect(screen.getByText('Reading the page…')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  answered.resolve();
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Amphora vase');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('90');
});

test('a page that cannot be pulled leaves what was typed, to go on by hand', async () => {
  const body = { code: 'unsupported_url', message: 'This page cannot be read.' };
  site.answer(catalogContract, { pullAmazonItem: { status: 422, body } });
  const { person } = open();
  await fillIn(person, { link: 'https://pottersrow.example/vase', name: 'My vase', price: '96' });
  await pull(person);
  await waitFor(() => expect(toastTexts()).toEqual(['Item not able to be pulled. Please enter details manually.']));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('My vase');
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('https://pottersrow.example/vase');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('96');
  const link = screen.getByRole('textbox', { name: 'Link' });
  expect(link).toHaveAccessibleDescription('Item not able to be pulled. Please enter details manually.');
  expect(link).toBeValid();
  await person.type(link, '-blue');
  expect(link).not.toHaveAccessibleDescription();
});

test('Enter in the link reads its page, and finds no fault with the fields that are still empty', async () => {
  const pulled: string[] = [];
  site.answer(catalogContract, {
    pullAmazonItem: ({ body: { url } }) => {
      pulled.push(url);
      return { status: 200, body: { title: 'Amphora vase', price: 9600, image: null, url, product_id: null } };
    },
  });
  const { person } = open();
  await fillIn(person, { link: 'pottersrow.example/vase{Enter}' });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Amphora vase');
  expect(pulled).toEqual(['http://pottersrow.example/vase']);
  expect(toastTexts()).toEqual([]);
});

test('without a link there is nothing to pull', async () => {
  const { person } = open();
  await pull(person);
  expect(toastTexts()).toEqual(['Please enter a valid link']);
  expect(screen.queryByText('Please add a name.')).not.toBeInTheDocument();
});

test('a link into the catalogue hangs the product itself, which takes no note', async () => {
  const asked = takeNewWishes();
  const url = 'https://retailer.example/dp/WB00000002';
  site.answer(catalogContract, {
    pullAmazonItem: {
      status: 200,
      body: { title: 'Cast teapot', price: 3800, image: PULLED_PICTURE, url, product_id: 'WB00000002' },
    },
  });
  const { person } = open({ wishlistId: birthday.id });
  await fillIn(person, { link: url });
  await pull(person);
  expect(await screen.findByText('It is in the catalogue, so friends can gift it right here.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
  await add(person);
  await waitFor(() => expect(asked).toMatchObject([{ wish: { product_id: 'WB00000002', quantity: 1 } }]));
});

test('whoever would rather write it themself goes on by hand', async () => {
  const url = 'https://retailer.example/dp/WB00000002';
  site.answer(catalogContract, {
    pullAmazonItem: {
      status: 200,
      body: { title: 'Cast teapot', price: 3800, image: null, url, product_id: 'WB00000002' },
    },
  });
  const { person } = open();
  await fillIn(person, { link: url });
  await pull(person);
  await person.click(await screen.findByRole('button', { name: 'Enter details manually' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Cast teapot');
});
