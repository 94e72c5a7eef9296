import { screen, waitFor } from '@testing-library/react';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { anItem, anOffer } from '@wishbow/testing/builders/item';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage } from '@wishbow/testing/render-page';
import ItemDetailsModal from './item-details-modal.tsx';

const site = mockSite();
const maya = aSignedInPerson();
const theo = aSignedInPerson({ id: idOf('person', 2), username: 'theo_l' });
const grey = { product_id: 'WB00000001', variant_specifics: [{ dimension: 'Color', value: 'Cloud grey' }] };
const sage = { product_id: 'WB00000002', variant_specifics: [{ dimension: 'Color', value: 'Sage' }] };
const variants = [grey, sage];
const headphones = anItem({ ...grey, all_variants: variants });
const inSage = anItem({ ...sage, all_variants: variants, title: 'Over-ear headphones, sage', price: 13_900 });
const longText = `${'a'.repeat(150)} and the end`;

function theShop(item = headphones, offer: ReturnType<typeof anOffer> | null = anOffer()) {
  site.answer(catalogContract, {
    storeItemDetailsNow: ({ body }) => ({
      status: 200,
      body: { item: body.item.product_id === inSage.product_id ? inSage : item },
    }),
    getOffersAndShipping: { status: 200, body: { offer } },
  });
}

const theWish = (wish = aWishOnPage({ notes: 'Any color makes me happy.' })) =>
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish } } });

function openDetails(input: { wishId: string } | { productId: string }, as: typeof maya | null = theo) {
  const closed = jest.fn();
  const person = renderPage(<ItemDetailsModal input={input} onComplete={closed} onClose={closed} />, { as });
  return { person, closed };
}

const wishId = idOf('wish', 1);

test('a friend sees the note, the shipping and the total, and gifts it', async () => {
  theShop();
  theWish();
  const { person } = openDetails({ wishId });
  expect(await screen.findByText('$4.50 shipping, arrives in 3-5 days')).toBeInTheDocument();
  // 129.00 + 4.50 + (1.30 + 7 % of 129.00)
  expect(screen.getAllByText('$143.83')).toHaveLength(2);
  expect(screen.getByText('Any color makes me happy.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Gift this' }));
  expect(openedModals()).toMatchObject([{ key: 'checkout.giftItem', props: { wish: { id: wishId } } }]);
});

test('a visitor’s gift closes the details and asks to sign in', async () => {
  theShop();
  theWish();
  const { person, closed } = openDetails({ wishId }, null);
  await person.click(await screen.findByRole('button', { name: 'Gift this' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(openedModals()).toEqual([{ key: 'account.auth', props: { mode: 'login' } }]);
});

test('the owner can neither gift nor save their own wish', async () => {
  theShop();
  theWish();
  openDetails({ wishId }, maya);
  expect(await screen.findByText('$4.50 shipping, arrives in 3-5 days')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Gift this' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save to list' })).not.toBeInTheDocument();
});

test('another variant has its own price, and is not what was wished for', async () => {
  theShop();
  theWish(aWishOnPage({ variant_title: 'Cloud grey' }));
  const { person } = openDetails({ wishId });
  await person.click(await screen.findByRole('radio', { name: 'Sage' }));
  expect(await screen.findByText('$139.00')).toBeInTheDocument();
  expect(screen.getByText(/Maya wished for Cloud grey\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Gift this' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show the wish' }));
  expect(await screen.findByRole('button', { name: 'Gift this' })).toBeInTheDocument();
});

test('a product that cannot be shipped says so and offers nothing', async () => {
  theShop(anItem({ invalid: true }), null);
  openDetails({ productId: 'WB00000001' });
  const sentence =
    "This item is unavailable. It may be an online video, audiobook, or some other intangible item that can't be shipped.";
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save to list' })).not.toBeInTheDocument();
});

test('a long description is cut at 150 characters until somebody reads on', async () => {
  theShop(anItem({ product_description: longText }));
  const { person } = openDetails({ productId: 'WB00000001' });
  expect(await screen.findByText(`${'a'.repeat(150)}…`)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Read more' }));
  expect(screen.getByText(longText)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Read less' }));
  expect(screen.queryByText(longText)).not.toBeInTheDocument();
});

test('a shop that tells nothing of shipping is passed over in silence', async () => {
  theShop();
  site.answer(catalogContract, { getOffersAndShipping: 'unreachable' });
  openDetails({ productId: 'WB00000001' });
  expect(await screen.findByText('Shipping is added at checkout')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a wish on a private list stays private', async () => {
  site.answer(wishesContract, { refreshWish: { status: 200, body: { wish: { id: wishId, private: true } } } });
  openDetails({ wishId });
  expect(await screen.findByText('This wishlist is private. Follow to see this wishlist.')).toBeInTheDocument();
});

test('a wish that was deleted is gone', async () => {
  site.answer(wishesContract, { refreshWish: { status: 404, body: { code: 'not_found', message: 'Gone' } } });
  openDetails({ wishId });
  expect(await screen.findByText('This wish is gone')).toBeInTheDocument();
});

test('a gifted wish is wrapped and cannot be gifted again', async () => {
  theShop();
  theWish(aWishOnPage({ fulfilled: true }));
  openDetails({ wishId });
  expect(await screen.findByText('Gifted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Gift this' })).not.toBeInTheDocument());
});
