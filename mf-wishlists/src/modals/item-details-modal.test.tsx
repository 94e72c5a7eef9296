import { fireEvent, screen, waitFor } from '@testing-library/react';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { wishesContract } from '@wishbow/contracts/wishes-contract';
import { idOf } from '@wishbow/testing/builders/ids';
import { anItem, anOffer } from '@wishbow/testing/builders/item';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { aWishOnPage } from '@wishbow/testing/builders/wish';
import { mockSite } from '@wishbow/testing/mock';
import { openedModals, renderPage, toastTexts } from '@wishbow/testing/render-page';
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
    storeItemVariations: { status: 200, body: { item: headphones, variations: [inSage] } },
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

test('a friend sees the note, the shipping and the total, and the gift takes the place of the details', async () => {
  theShop();
  theWish();
  const { person, closed } = openDetails({ wishId });
  expect(await screen.findByText('$4.50 shipping, arrives in 3-5 days')).toBeInTheDocument();
  // 129.00 + 4.50 + (1.30 + 7 % of 129.00)
  expect(screen.getAllByText('$143.83')).toHaveLength(2);
  expect(screen.getByText('Any color makes me happy.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Gift this' }));
  expect(closed).toHaveBeenCalledTimes(1);
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

test('a variant shows its price and picture before its details have come', async () => {
  theShop();
  let tellDetails: (() => void) | undefined;
  const detailsOfSage = new Promise<void>((resolve) => {
    tellDetails = resolve;
  });
  const darker = anItem({ ...sage, all_variants: variants, price: 13_900, image: '/media/sage.webp', images: [] });
  site.answer(catalogContract, {
    storeItemVariations: { status: 200, body: { item: headphones, variations: [darker] } },
    storeItemDetailsNow: async ({ body }) => {
      if (body.item.product_id === sage.product_id) await detailsOfSage;
      return { status: 200, body: { item: headphones } };
    },
  });
  const { person } = openDetails({ productId: 'WB00000001' });
  await person.click(await screen.findByRole('radio', { name: 'Sage' }));
  expect(await screen.findByText('$139.00')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Over-ear headphones, cloud grey' })).toHaveAttribute(
    'src',
    '/media/sage.webp',
  );
  tellDetails?.();
});

test('what the shop has stopped selling cannot be chosen, and what does not go together says so', async () => {
  const largeGrey = { ...grey, variant_specifics: [...grey.variant_specifics, { dimension: 'Size', value: 'Large' }] };
  const smallSage = { ...sage, variant_specifics: [...sage.variant_specifics, { dimension: 'Size', value: 'Small' }] };
  const ink = { product_id: 'WB00000003', variant_specifics: [{ dimension: 'Color', value: 'Ink' }] };
  const item = anItem({ ...largeGrey, all_variants: [largeGrey, smallSage, ink] });
  theShop(item);
  site.answer(catalogContract, {
    storeItemVariations: { status: 200, body: { item, variations: [anItem(smallSage)] } },
  });
  openDetails({ productId: 'WB00000001' });
  expect(await screen.findByRole('radio', { name: 'Sage, not in Large' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Small, not in Cloud grey' })).toBeEnabled();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Ink/ })).toBeDisabled());
});

test('variants the shop tells nothing of can all be looked at', async () => {
  theShop();
  site.answer(catalogContract, { storeItemVariations: 'unreachable' });
  openDetails({ productId: 'WB00000001' });
  expect(await screen.findByRole('radio', { name: 'Sage' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the pictures are leafed through by thumbnail, by arrow key and by a swipe', async () => {
  theShop();
  const { person } = openDetails({ productId: 'WB00000001' });
  const large = await screen.findByRole('img', { name: 'Over-ear headphones, cloud grey' });
  await person.click(screen.getByRole('button', { name: 'Picture 2 of 2' }));
  expect(large).toHaveAttribute('src', '/media/headphones-tilt.webp');
  await person.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Picture 1 of 2' })).toHaveFocus();
  expect(large).toHaveAttribute('src', '/media/headphones.webp');
  fireEvent.pointerDown(large, { clientX: 200 });
  fireEvent.pointerUp(large, { clientX: 120 });
  expect(large).toHaveAttribute('src', '/media/headphones-tilt.webp');
});

test('the maker’s facts, the measures and the way to the shop are there', async () => {
  const package_dimensions = {
    weight: { amount: 8.9, unit: 'oz' },
    size: {
      depth: { amount: 3.2, unit: 'in' },
      length: { amount: 8.1, unit: 'in' },
      width: { amount: 7.4, unit: 'in' },
    },
  };
  theShop(anItem({ product_details: ['Folds flat into its case'], package_dimensions }));
  openDetails({ productId: 'WB00000001' });
  const shop = await screen.findByRole('link', { name: 'View at the shop' });
  expect(shop).toHaveAttribute('href', 'https://shop.example/dp/WB00000001');
  expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
  expect(screen.getByText('Folds flat into its case')).toBeInTheDocument();
  expect(screen.getByText('8.9 oz')).toBeInTheDocument();
  expect(screen.getByText('8.1 × 7.4 × 3.2 in')).toBeInTheDocument();
});

test('the address of a wish can be copied, and a friend can recommend it', async () => {
  theShop();
  theWish();
  const { person } = openDetails({ wishId });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(await screen.findByRole('button', { name: 'Copy link to this wish' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Link to this wish copied to clipboard.']));
  expect(copied).toHaveBeenCalledWith('http://localhost/item?id=cccc00000000000000000001');
  await person.click(await screen.findByRole('button', { name: 'Recommend' }));
  expect(openedModals()).toEqual([{ key: 'social.recommend', props: { wishId } }]);
});

test('a visitor is offered no recommending', async () => {
  theShop();
  openDetails({ productId: 'WB00000001' }, null);
  expect(await screen.findByRole('link', { name: 'View at the shop' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Recommend' })).not.toBeInTheDocument();
});
