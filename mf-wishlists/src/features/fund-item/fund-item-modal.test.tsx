import { fireEvent, screen, waitFor } from '@testing-library/react';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { wishlistsContract } from '@wishbow/contracts/wishlists-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWish, aWishOnPage } from '@wishbow/testing/builders/wish';
import { aWishlist } from '@wishbow/testing/builders/wishlist';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import FundItemModal from './fund-item-modal.tsx';

const site = mockSite();
const birthday = aWishlist();
const kiln = { title: 'Kiln for the studio', fund: true, product_id: null, item_id: null, url: null, price: 90_000 };

function open(input: { wishlistId?: string; wishId?: string } = {}) {
  site.answer(wishlistsContract, { listOwnWishlists: { status: 200, body: { wishLists: [birthday] } } });
  const completed = jest.fn();
  const modal = <FundItemModal input={input} onComplete={completed} onClose={jest.fn()} />;
  return { person: renderPage(modal, { as: aSignedInPerson() }), completed };
}

function takeNewFunds() {
  const asked: unknown[] = [];
  site.answer(wishesContract, {
    createWish: ({ body }) => {
      asked.push(body);
      const lists = { addedWishLists: [{ id: birthday.id, name: birthday.name }], nonAddedWishLists: [] };
      return { status: 201, body: { wishes: [aWish(kiln)], ...lists } };
    },
  });
  return asked;
}

const start = { name: 'Start fund' };

test('an empty form says what is missing', async () => {
  const { person } = open();
  await screen.findByRole('checkbox', { name: 'Studio birthday' });
  await person.click(screen.getByRole('button', start));
  expect(screen.getByText('Please add a name.')).toBeInTheDocument();
  expect(screen.getByText('Please enter an amount')).toBeInTheDocument();
  expect(toastTexts()).toEqual([
    'Please select at least one wish list to add the item to.',
    'Please click the checkbox if you agree to the terms.',
  ]);
  expect(screen.getByText('Please click the checkbox if you agree to the terms.')).toBeInTheDocument();
});

test('the terms name the fee and both timings', () => {
  open();
  expect(screen.getByRole('checkbox', { name: 'I agree to the terms of payouts' })).toHaveAccessibleDescription(
    'You can request a payout at any time. A 5% fee is deducted from it. The check will be mailed within 7-10 business days; in all, a payout takes up to one month.',
  );
});

test('a fund is in whole dollars, and a link must be one', async () => {
  const { person } = open();
  await person.type(screen.getByRole('textbox', { name: 'Amount' }), '900.50');
  await person.type(screen.getByRole('textbox', { name: 'Link (optional)' }), 'javascript:alert(1)');
  await person.click(screen.getByRole('button', start));
  expect(screen.getByText('Please enter whole dollars')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid link')).toBeInTheDocument();
  expect(toastTexts()).toContain('Please enter a valid link');
});

test('a fund is started on the list it was opened from', async () => {
  const asked = takeNewFunds();
  const { person, completed } = open({ wishlistId: birthday.id });
  expect(await screen.findByRole('checkbox', { name: 'Studio birthday' })).toBeChecked();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Kiln for the studio 🔥');
  await person.type(screen.getByRole('textbox', { name: 'Amount' }), '900');
  await person.type(screen.getByRole('textbox', { name: 'Description' }), 'One that fits the back room.');
  await person.click(screen.getByRole('checkbox', { name: 'I agree to the terms of payouts' }));
  await person.click(screen.getByRole('button', start));
  await waitFor(() => expect(completed).toHaveBeenCalled());
  expect(toastTexts()).toEqual(['Wishlist updated']);
  expect(asked).toMatchObject([
    {
      wish: {
        fund: true,
        title: 'Kiln for the studio 🔥',
        price: 90_000,
        url: null,
        extra_description: 'One that fits the back room.',
        terms: true,
      },
      selectedWishListIds: ['bbbb00000000000000000001'],
    },
  ]);
});

test('a description of 300 emoji fits, one more does not', async () => {
  const { person } = open();
  const description = screen.getByRole('textbox', { name: 'Description' });
  fireEvent.change(description, { target: { value: '\u{1F3FA}'.repeat(301) } });
  await person.click(screen.getByRole('button', start));
  expect(screen.getByText('Please use at most 300 characters.')).toBeInTheDocument();
  fireEvent.change(description, { target: { value: '\u{1F3FA}'.repeat(300) } });
  await person.click(screen.getByRole('button', start));
  expect(screen.queryByText('Please use at most 300 characters.')).not.toBeInTheDocument();
});

test('what the server refuses stands under its field', async () => {
  const errors = { 'wish.title': ['Please use plain text.'] };
  const body = { code: 'invalid_fields', message: 'Please check the fields.', errors };
  site.answer(wishesContract, { createWish: { status: 422, body } });
  const { person } = open({ wishlistId: birthday.id });
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Kiln');
  await person.type(screen.getByRole('textbox', { name: 'Amount' }), '900');
  await person.click(screen.getByRole('checkbox', { name: 'I agree to the terms of payouts' }));
  await person.click(screen.getByRole('button', start));
  expect(await screen.findByText('Please use plain text.')).toBeInTheDocument();
  expect(toastTexts()).toEqual([]);
});

test('of an own fund only what was changed is sent', async () => {
  const asked: unknown[] = [];
  site.answer(wishesContract, {
    refreshWish: { status: 200, body: { wish: aWishOnPage(kiln) } },
    updateWish: ({ body }) => {
      asked.push(body.wish);
      return { status: 200, body: { wish: aWish(kiln) } };
    },
  });
  const { person, completed } = open({ wishId: idOf('wish', 1) });
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('900');
  await person.clear(screen.getByRole('textbox', { name: 'Name' }));
  await person.clear(amount);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(screen.getByText('Please add a name.')).toBeInTheDocument();
  expect(screen.getByText('Please enter an amount')).toBeInTheDocument();
  await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Bigger kiln');
  await person.type(amount, '1,200');
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(completed).toHaveBeenCalled());
  expect(toastTexts()).toEqual(['Item updated']);
  expect(asked).toEqual([{ id: 'cccc00000000000000000001', title: 'Bigger kiln', price: 120_000 }]);
});

test('somebody else’s fund has no form', async () => {
  const theirs = aWishOnPage({ ...kiln, user_id: idOf('person', 2) });
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: theirs } } });
  open({ wishId: idOf('wish', 1) });
  expect(await screen.findByText('This is not one of your wishes')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a form that is sent again after a lost answer says that it is the same one, and another form does not', async () => {
  const keys: (string | null)[] = [];
  const { person } = open({ wishlistId: birthday.id });
  site.answer(wishesContract, {
    createWish: ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return { status: 503, body: { code: 'temporarily_unavailable', message: 'This does not work right now.' } };
    },
  });
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Kiln');
  await person.type(screen.getByRole('textbox', { name: 'Amount' }), '900');
  await person.click(screen.getByRole('checkbox', { name: 'I agree to the terms of payouts' }));
  await person.click(screen.getByRole('button', start));
  await waitFor(() => expect(keys).toHaveLength(1));
  await person.click(screen.getByRole('button', start));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});
