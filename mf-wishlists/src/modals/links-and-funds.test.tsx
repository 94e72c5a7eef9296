import { screen, waitFor } from '@testing-library/react';
import { customGiftsContract } from '@wishbow/contracts/custom-gifts-contract';
import { fundsContract } from '@wishbow/contracts/funds-contract';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { cents } from '@wishbow/domain/money';
import { idOf } from '@wishbow/testing/builders/ids';
import { aPerson, aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
import ItemDetailsModal from './item-details-modal.tsx';

const site = mockSite();
const maya = aSignedInPerson();
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l' });
const wishId = idOf('wish', 1);

const theWish = (wish = aWishOnPage({ notes: 'Any color makes me happy.' })) =>
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish } } });

/** Nobody has given anything, unless a test says otherwise. */
beforeEach(() => {
  site.answer(customGiftsContract, { listOwnGifts: { status: 200, body: { gifts: [], contributions: [] } } });
  site.answer(fundsContract, { listContributions: { status: 200, body: { contributions: [] } } });
});

function openDetails(as: typeof maya | null = theo) {
  const closed = jest.fn();
  const person = renderPage(<ItemDetailsModal input={{ wishId }} onComplete={closed} onClose={closed} />, { as });
  return { person, closed };
}

const kiln = aWishOnPage({
  fund: true,
  product_id: null,
  asin: null,
  item_id: null,
  title: 'Kiln for the studio',
  price: 90_000,
  contributed_amount: 41_200,
  remaining_amount: 48_800,
  extra_description: 'A small front loader.',
});

test('a friend reads how far a fund has come and what it is for', async () => {
  theWish(kiln);
  openDetails();
  expect(await screen.findByText('$412 so far')).toBeInTheDocument();
  expect(screen.getByText('$488 to go')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Kiln for the studio' })).toHaveAttribute('aria-valuenow', '45');
  expect(screen.getByText('A small front loader.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save to list' })).not.toBeInTheDocument();
});

test('the owner of a fund reads where its money is', async () => {
  theWish({ ...kiln, payout_requested: '2026-09-01T12:00:00.000Z', payout_dispatched: '2026-09-08T12:00:00.000Z' });
  openDetails(maya);
  expect(await screen.findByText('Payout mailed on Tue, Sep 8, 2026')).toBeInTheDocument();
});

const contributionOf = (number: number, firstName: string, dollars: number, isPrivate = false) => ({
  id: String(number).padStart(24, 'a'),
  from_user: aPerson({ id: idOf('person', 10 + number), name: `${firstName} Example`, firstName }),
  contribution: dollars * 100,
  private: isPrivate,
  created_at: '2026-09-01T12:00:00.000Z',
});

test('a friend reads who has chipped in, what is their own, and contributes', async () => {
  theWish(kiln);
  const contributions = [contributionOf(1, 'Rosa', 15), contributionOf(2, 'Wes', 25, true)];
  site.answer(fundsContract, { listContributions: { status: 200, body: { contributions } } });
  const own = { id: 'b'.repeat(24), wish_id: wishId, amountCents: 2500, message: '', private: true } as const;
  const body = { gifts: [], contributions: [{ ...own, status: 'contributed' as const, created_at: kiln.created_at }] };
  site.answer(customGiftsContract, { listOwnGifts: { status: 200, body } });
  const { person, closed } = openDetails();
  expect(await screen.findByRole('heading', { name: '2 people chipped in' })).toBeInTheDocument();
  expect(screen.getByText('Rosa Example')).toBeInTheDocument();
  expect(screen.getByText('Private')).toBeInTheDocument();
  expect(await screen.findByText('You chipped in $25 privately.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Contribute' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(openedModals()).toMatchObject([
    { key: 'checkout.giftCustomItem', props: { wish: { id: wishId, fund: true } } },
  ]);
});

test('nobody can contribute once a payout is requested', async () => {
  theWish({ ...kiln, payout_requested: '2026-09-01T12:00:00.000Z' });
  openDetails();
  expect(
    await screen.findByText('Payout requested. Check will be mailed within 7-10 business days.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Contribute' })).not.toBeInTheDocument();
});

test('an owner reads what a payout costs before they request it', async () => {
  theWish(kiln);
  const payout = {
    id: 'c'.repeat(24),
    wish_id: wishId,
    grossCents: 41_200,
    feeCents: 2_060,
    netCents: 39_140,
    requested_at: '2026-09-01T12:00:00.000Z',
  };
  site.answer(customGiftsContract, { requestFundPayout: { status: 200, body: { payout } } });
  const { person } = openDetails(maya);
  await person.click(await screen.findByRole('button', { name: 'More for Kiln for the studio' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Request Payout' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Request a payout of “Kiln for the studio”?' });
  expect(dialog).toHaveTextContent(
    'Friends have put $412.00 in. The 5% fee of $20.60 is deducted, so the check is over $391.40. The check will be mailed within 7-10 business days; in all, a payout takes up to one month.',
  );
  await person.click(screen.getByRole('button', { name: 'Request $391.40' }));
  await waitFor(() =>
    expect(toastTexts()).toEqual(['Payout requested. Check will be mailed within 7-10 business days.']),
  );
});

test('there is no payout of a fund that nobody has put anything in', async () => {
  theWish({ ...kiln, contributed_amount: cents(0), remaining_amount: cents(90_000) });
  const { person } = openDetails(maya);
  await person.click(await screen.findByRole('button', { name: 'More for Kiln for the studio' }));
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Request Payout' })).not.toBeInTheDocument();
});

const vase = aWishOnPage({
  external: true,
  product_id: null,
  asin: null,
  item_id: null,
  store: 'kiln.example',
  title: 'Amphora',
});

test('a giver of a link takes it back from where it stands', async () => {
  theWish(vase);
  const gift = { id: 'd'.repeat(24), wish_id: wishId, quantity: 2, message: '', private: false } as const;
  const body = { gifts: [{ ...gift, created_at: vase.created_at }], contributions: [] };
  const undone: string[] = [];
  site.answer(customGiftsContract, {
    listOwnGifts: { status: 200, body },
    undoGift: ({ body: asked }) => {
      undone.push(asked.gift.id);
      return { status: 200, body: {} };
    },
  });
  const { person } = openDetails();
  expect(await screen.findByText('You gifted 2 of these to Maya.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Undo gift' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Gift taken back. Somebody else can give it now.']));
  expect(undone).toEqual(['d'.repeat(24)]);
});

test('a friend gives a link from its details', async () => {
  theWish(vase);
  const { person } = openDetails();
  await person.click(await screen.findByRole('button', { name: 'Gift this' }));
  expect(openedModals()).toMatchObject([
    {
      key: 'checkout.giftCustomItem',
      props: { wish: { id: wishId, external: true, url: 'https://shop.example/dp/WB00000001' } },
    },
  ]);
});

test('a wish from another shop leads there, and can be saved as it is', async () => {
  theWish(aWishOnPage({ external: true, product_id: null, asin: null, item_id: null, store: 'kiln.example' }));
  const { person } = openDetails();
  const shop = await screen.findByRole('link', { name: 'View at kiln.example' });
  expect(shop).toHaveAttribute('rel', 'nofollow noopener');
  await person.click(screen.getByRole('button', { name: 'Save to list' }));
  expect(openedModals()).toEqual([{ key: 'wishlists.saveToList', props: { wishId } }]);
});
