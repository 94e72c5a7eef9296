import { screen, waitFor } from '@testing-library/react';
import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { Problem } from '@wishbow/contracts/problem';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish } from '@wishbow/testing/builders/wish';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, settleModal, toastTexts } from '@wishbow/testing/render-page';
import SaveToListModal from './save-to-list-modal.tsx';

const site = mockSite();
const birthday = aWishlist();
const kitchen = aWishlist({ id: idOf('wishlist', 2), name: 'Kitchen, slowly' });
/** The kernel of every service refuses a session that has ended, whatever the endpoint declares. */
const everyStatus = { ...wishesContract.createWish.responses, 401: Problem };
const named = ({ id, name }: typeof birthday) => ({ id, name });

function openSave(
  lists = [birthday, kitchen],
  input: { productId: string; wishlistId?: string } | { wishId: string } = { productId: 'WB00000001' },
) {
  site.answer(wishlistsContract, { listOwnWishlists: { status: 200, body: { wishLists: lists } } });
  const completed = jest.fn();
  const closed = jest.fn();
  const person = renderPage(<SaveToListModal input={input} onComplete={completed} onClose={closed} />, {
    as: aSignedInPerson(),
  });
  return { person, completed };
}

/** Takes the item on the given lists, refuses it where it stands already, and remembers what was asked. */
function takeOn(added: (typeof birthday)[], nonAdded: (typeof birthday)[] = []) {
  const asked: unknown[] = [];
  site.answer(wishesContract, {
    createWish: ({ body }) => {
      asked.push(body);
      const wishes = added.map((list) => aWish({ wish_list_id: list.id }));
      const lists = { addedWishLists: added.map(named), nonAddedWishLists: nonAdded.map(named) };
      return { status: 201, body: { wishes, ...lists } };
    },
  });
  return asked;
}

test('nothing ticked, nothing saved', async () => {
  const { person, completed } = openSave();
  await screen.findByRole('checkbox', { name: 'Studio birthday' });
  await person.click(screen.getByRole('button', { name: 'Save to list' }));
  const sentence = 'Please select at least one wish list to add the item to.';
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(toastTexts()).toEqual([sentence]);
  expect(completed).not.toHaveBeenCalled();
});

test('somebody else’s list in the address counts for nothing', async () => {
  const asked = takeOn([birthday]);
  const { person } = openSave([birthday, kitchen], { productId: 'WB00000001', wishlistId: idOf('wishlist', 9) });
  await person.click(await screen.findByRole('checkbox', { name: 'Studio birthday' }));
  await person.click(screen.getByRole('button', { name: 'Save to list' }));
  await waitFor(() => expect(asked).toMatchObject([{ selectedWishListIds: [birthday.id] }]));
});

test('the list one came from is ticked', async () => {
  openSave([birthday, kitchen], { productId: 'WB00000001', wishlistId: kitchen.id });
  expect(await screen.findByRole('checkbox', { name: 'Kitchen, slowly' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Studio birthday' })).not.toBeChecked();
});

test('an item goes on the ticked lists with its note', async () => {
  const asked = takeOn([birthday, kitchen]);
  const { person, completed } = openSave();
  await person.click(await screen.findByRole('checkbox', { name: 'Studio birthday' }));
  await person.click(screen.getByRole('checkbox', { name: 'Kitchen, slowly' }));
  await person.type(screen.getByRole('textbox', { name: /Note/ }), 'Sage matches my bike.');
  await person.click(screen.getByRole('button', { name: 'Save to list' }));
  await waitFor(() => expect(completed).toHaveBeenCalledWith({ wishlistIds: [birthday.id, kitchen.id] }));
  expect(toastTexts()).toEqual(['Wishlist updated']);
  expect(asked).toMatchObject([
    {
      wish: { product_id: 'WB00000001', notes: 'Sage matches my bike.' },
      selectedWishListIds: [birthday.id, kitchen.id],
    },
  ]);
});

test('a list that holds the item already is named, and the other one gets it', async () => {
  takeOn([kitchen], [birthday]);
  const { person } = openSave();
  await person.click(await screen.findByRole('checkbox', { name: 'Studio birthday' }));
  await person.click(screen.getByRole('checkbox', { name: 'Kitchen, slowly' }));
  await person.click(screen.getByRole('button', { name: 'Save to list' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Wishlist updated', 'Item already added to Studio birthday']));
});

test('when all lists hold it, the dialog stays open to choose another', async () => {
  takeOn([], [birthday, kitchen]);
  const { person, completed } = openSave();
  await person.click(await screen.findByRole('checkbox', { name: 'Studio birthday' }));
  await person.click(screen.getByRole('button', { name: 'Save to list' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Item already added to Studio birthday, Kitchen, slowly']));
  expect(completed).not.toHaveBeenCalled();
});

test('a list made on the way receives the waiting item', async () => {
  const asked = takeOn([kitchen]);
  const { person } = openSave([]);
  expect(await screen.findByText('No wishlists yet')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'New wishlist' }));
  expect(openedModals()).toEqual([{ key: 'wishlists.wishlistForm', props: {} }]);
  settleModal({ wishlistId: kitchen.id });
  await waitFor(() => expect(toastTexts()).toEqual(['Wishlist updated']));
  expect(asked).toMatchObject([{ selectedWishListIds: [kitchen.id] }]);
});

test('what the server refuses is shown in its words', async () => {
  const body = { code: 'retailer_unavailable', message: 'The shop does not answer.' };
  site.answer(wishesContract, { createWish: { status: 503, body } });
  const { person } = openSave();
  await person.click(await screen.findByRole('checkbox', { name: 'Studio birthday' }));
  await person.click(screen.getByRole('button', { name: 'Save to list' }));
  await waitFor(() => expect(toastTexts()).toEqual(['The shop does not answer.']));
});

test('what somebody else wishes for is saved as that wish', async () => {
  const asked = takeOn([birthday]);
  const { person } = openSave([birthday], { wishId: idOf('wish', 7) });
  await person.click(await screen.findByRole('checkbox', { name: 'Studio birthday' }));
  await person.click(screen.getByRole('button', { name: 'Save to list' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Wishlist updated']));
  expect(asked).toMatchObject([{ wish: { wish_id: 'cccc00000000000000000007', notes: '' } }]);
});

test('whose session has ended signs in, and the item is saved then, once', async () => {
  const refused = { code: 'unauthenticated', message: 'Please log in.' };
  let isSignedIn = false;
  let tries = 0;
  site.answer(
    { createWish: { ...wishesContract.createWish, responses: everyStatus } },
    {
      createWish: () => {
        tries += 1;
        if (!isSignedIn) return { status: 401, body: refused };
        const lists = { addedWishLists: [named(birthday)], nonAddedWishLists: [] };
        return { status: 201, body: { wishes: [aWish()], ...lists } };
      },
    },
  );
  site.answer(profilesContract, { getMe: { status: 200, body: { data: aSignedInPerson() } } });
  const { person, completed } = openSave([birthday]);
  await person.click(await screen.findByRole('checkbox', { name: 'Studio birthday' }));
  await person.click(screen.getByRole('button', { name: 'Save to list' }));
  await waitFor(() => expect(openedModals()).toEqual([{ key: 'account.auth', props: { mode: 'login' } }]));
  isSignedIn = true;
  settleModal({ userId: idOf('person', 1) });
  await waitFor(() => expect(completed).toHaveBeenCalledWith({ wishlistIds: [birthday.id] }));
  expect(tries).toBe(2);
  expect(toastTexts()).toEqual(['Wishlist updated']);
});
