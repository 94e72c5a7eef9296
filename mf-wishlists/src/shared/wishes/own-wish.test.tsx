import { screen, waitFor, within } from '@testing-library/react';
import type { Wish } from '@wishbow/contracts/wishes';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { toasts } from '@wishbow/platform/shell';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish } from '@wishbow/testing/builders/wish';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import { ListedWish } from './listed-wish.tsx';

const site = mockSite();
const refusal = { code: 'invalid_state', message: 'At least one is wanted.' };

async function openMenu(wish: Wish) {
  const person = renderPage(<ListedWish wish={wish} />, { as: aSignedInPerson() });
  await person.click(screen.getByRole('button', { name: /^More for / }));
  const choose = async (name: string) => person.click(await screen.findByRole('menuitem', { name }));
  return { person, choose };
}

const itemNames = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

test('strangers see no menu, and what they can save or gift', () => {
  renderPage(<ListedWish wish={aWish()} />, { as: aSignedInPerson({ id: idOf('person', 2) }) });
  expect(screen.queryByRole('button', { name: /^More for / })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save Over-ear headphones, cloud grey' })).toBeInTheDocument();
});

test('a fund cannot be saved', () => {
  const fund = aWish({ title: 'Kiln', fund: true, product_id: null, item_id: null });
  renderPage(<ListedWish wish={fund} />, { as: aSignedInPerson({ id: idOf('person', 2) }) });
  expect(screen.queryByRole('button', { name: 'Save Kiln' })).not.toBeInTheDocument();
});

test('somebody else’s link is saved as the wish it is', async () => {
  const link = aWish({ title: 'Amphora vase', external: true, product_id: null, item_id: null });
  const person = renderPage(<ListedWish wish={link} />, { as: aSignedInPerson({ id: idOf('person', 2) }) });
  await person.click(screen.getByRole('button', { name: 'Save Amphora vase' }));
  expect(openedModals()).toEqual([{ key: 'wishlists.saveToList', props: { wishId: link.id } }]);
});

test('a product of the catalogue has nothing to edit but note, count and place', async () => {
  await openMenu(aWish());
  expect(await itemNames()).toEqual([
    'Add a note',
    'Want one more',
    'Want one fewer',
    'Move to another list',
    'Remove',
  ]);
});

test('a fund with money in it goes only once its owner has confirmed it', async () => {
  const removed: string[] = [];
  site.answer(wishesContract, {
    removeWish: ({ body }) => {
      removed.push(body.wish.id);
      return { status: 200, body: {} };
    },
  });
  const kiln = aWish({ title: 'Kiln', fund: true, product_id: null, contributed_amount: 12_050 });
  const { person, choose } = await openMenu(kiln);
  await choose('Remove');
  const question = await screen.findByRole('alertdialog', { name: 'Remove “Kiln”?' });
  expect(question).toHaveTextContent('Friends have put $120.50 in.');
  expect(removed).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Remove fund' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Item removed from wishlist']));
  expect(removed).toEqual(['cccc00000000000000000001']);
});

test('a link and a fund open the form they were made with', async () => {
  const link = aWish({ external: true, product_id: null });
  const { choose } = await openMenu(link);
  await choose('Edit');
  expect(openedModals()).toEqual([{ key: 'wishlists.externalItem', props: { wishId: link.id } }]);
});

test('a fund is not counted', async () => {
  const fund = aWish({ fund: true, product_id: null, notes: 'For the back room' });
  const { choose } = await openMenu(fund);
  expect(await itemNames()).toEqual(['Edit', 'Edit note', 'Move to another list', 'Remove']);
  await choose('Edit');
  expect(openedModals()).toEqual([{ key: 'wishlists.fundItem', props: { wishId: fund.id } }]);
});

test('one more is counted before the server has answered', async () => {
  const answered = Promise.withResolvers<void>();
  site.answer(wishesContract, {
    increaseItemQuantity: async () => {
      await answered.promise;
      return { status: 200, body: { wish: aWish({ quantity: 3 }) } };
    },
  });
  const { choose } = await openMenu(aWish({ quantity: 2 }));
  await choose('Want one more');
  expect(screen.getByText('Wants 3')).toBeInTheDocument();
  answered.resolve();
});

test('two steps in a row are told one after the other, and both count', async () => {
  let stored = 2;
  let atOnce = 0;
  site.answer(wishesContract, {
    increaseItemQuantity: async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      stored += 1;
      atOnce -= 1;
      return { status: 200, body: { wish: aWish({ quantity: stored }) } };
    },
  });
  const { person, choose } = await openMenu(aWish({ quantity: 2 }));
  await choose('Want one more');
  await person.click(screen.getByRole('button', { name: /^More for / }));
  await choose('Want one more');
  expect(screen.getByText('Wants 4')).toBeInTheDocument();
  await waitFor(() => expect(stored).toBe(4));
});

test('one is the fewest that can be wanted', async () => {
  await openMenu(aWish({ quantity: 1 }));
  expect(await screen.findByRole('menuitem', { name: 'Want one fewer' })).toHaveAttribute('aria-disabled', 'true');
});

test('a refused step goes back to what is stored and says why', async () => {
  site.answer(wishesContract, { decreaseItemQuantity: { status: 409, body: refusal } });
  const { choose } = await openMenu(aWish({ quantity: 2 }));
  await choose('Want one fewer');
  expect(await screen.findByText('Wants 2')).toBeInTheDocument();
  await waitFor(() => expect(toastTexts()).toEqual(['At least one is wanted.']));
});

test('a wish of which none is left is gone', async () => {
  const wish = aWish({ quantity: 2 });
  site.answer(wishesContract, { decreaseItemQuantity: { status: 200, body: { id: wish.id, quantity: 0 } } });
  const { choose } = await openMenu(wish);
  await choose('Want one fewer');
  await waitFor(() => expect(toastTexts()).toEqual(['Item removed from wishlist']));
});

test('a removed wish can be brought back from its toast', async () => {
  const restored: string[] = [];
  site.answer(wishesContract, {
    removeWish: { status: 200, body: {} },
    restoreWish: ({ body }) => {
      restored.push(body.wish.id);
      return { status: 200, body: { wish: aWish() } };
    },
  });
  const { choose } = await openMenu(aWish());
  await choose('Remove');
  await waitFor(() => expect(toastTexts()).toEqual(['Item removed from wishlist']));
  const [toast] = toasts.get();
  expect(toast?.action?.label).toBe('Undo');
  toast?.action?.run();
  await waitFor(() => expect(restored).toEqual(['cccc00000000000000000001']));
});

test('what has been gone for too long cannot be brought back, and the person is told', async () => {
  const body = { code: 'invalid_state', message: 'This wish cannot be brought back any more.' };
  site.answer(wishesContract, { removeWish: { status: 200, body: {} }, restoreWish: { status: 409, body } });
  const { choose } = await openMenu(aWish());
  await choose('Remove');
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  toasts.get()[0]?.action?.run();
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Item removed from wishlist', 'This wish cannot be brought back any more.']),
  );
});

test('a note is written, and read by everybody who sees the list', async () => {
  const asked: unknown[] = [];
  site.answer(wishesContract, {
    updateItemNotes: ({ body }) => {
      asked.push(body.item);
      return { status: 200, body: { wish: aWish() } };
    },
  });
  const { person, choose } = await openMenu(aWish({ notes: 'Size M' }));
  await choose('Edit note');
  await person.type(await screen.findByRole('textbox', { name: 'Note' }), ', in #sage');
  await person.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Notes updated']));
  expect(asked).toEqual([{ id: 'cccc00000000000000000001', notes: 'Size M, in #sage' }]);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument());
});

test('a wish moves to another list of its owner', async () => {
  const asked: unknown[] = [];
  const kitchen = aWishlist({ id: idOf('wishlist', 2), name: 'Kitchen, slowly' });
  site.answer(wishlistsContract, { listOwnWishlists: { status: 200, body: { wishLists: [aWishlist(), kitchen] } } });
  site.answer(wishesContract, {
    updateWish: ({ body }) => {
      asked.push(body);
      return { status: 200, body: { wish: aWish({ wish_list_id: kitchen.id }) } };
    },
  });
  const { person, choose } = await openMenu(aWish());
  await choose('Move to another list');
  const dialog = await screen.findByRole('dialog', { name: 'Move to another list' });
  expect(await within(dialog).findAllByRole('radio')).toHaveLength(1);
  await person.click(within(dialog).getByRole('radio', { name: 'Kitchen, slowly' }));
  await person.click(within(dialog).getByRole('button', { name: 'Move wish' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Item updated']));
  expect(asked).toEqual([{ wish: { id: 'cccc00000000000000000001' }, wishListId: 'bbbb00000000000000000002' }]);
});

test('a list that holds the item already does not take it twice', async () => {
  const kitchen = aWishlist({ id: idOf('wishlist', 2), name: 'Kitchen, slowly' });
  site.answer(wishlistsContract, { listOwnWishlists: { status: 200, body: { wishLists: [kitchen] } } });
  const body = { code: 'already_added', message: 'Item already added to Kitchen, slowly' };
  site.answer(wishesContract, { updateWish: { status: 409, body } });
  const { person, choose } = await openMenu(aWish());
  await choose('Move to another list');
  await person.click(await screen.findByRole('radio', { name: 'Kitchen, slowly' }));
  await person.click(screen.getByRole('button', { name: 'Move wish' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Item already added to Kitchen, slowly']));
});
