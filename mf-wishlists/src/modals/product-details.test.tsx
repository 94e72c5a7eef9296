import { fireEvent, screen, waitFor } from '@testing-library/react';
import { catalogContract } from '@wishbow/contracts/catalog-contract';
import { anItem } from '@wishbow/testing/builders/item';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { grey, headphones, sage, theShop } from '../testing/the-shop.ts';
import ItemDetailsModal from './item-details-modal.tsx';

const site = mockSite();
const maya = aSignedInPerson();
const longText = `${'a'.repeat(150)} and the end`;

const openDetails = (as: typeof maya | null = maya) =>
  renderPage(
    <ItemDetailsModal input={{ productId: 'WB00000001' }} onComplete={() => undefined} onClose={() => undefined} />,
    { as },
  );

test('a product that cannot be shipped says so and offers nothing', async () => {
  theShop(site, anItem({ invalid: true }), null);
  openDetails();
  const sentence =
    "This item is unavailable. It may be an online video, audiobook, or some other intangible item that can't be shipped.";
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save to list' })).not.toBeInTheDocument();
});

test('a long description is cut at 150 characters until somebody reads on', async () => {
  theShop(site, anItem({ product_description: longText }));
  const person = openDetails();
  expect(await screen.findByText(`${'a'.repeat(150)}…`)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Read more' }));
  expect(screen.getByText(longText)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Read less' }));
  expect(screen.queryByText(longText)).not.toBeInTheDocument();
});

test('a shop that tells nothing of shipping is passed over in silence', async () => {
  theShop(site);
  site.answer(catalogContract, { getOffersAndShipping: 'unreachable' });
  openDetails();
  expect(await screen.findByText('Shipping is added at checkout')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a variant shows its price and picture before its details have come', async () => {
  theShop(site);
  let tellDetails: (() => void) | undefined;
  const detailsOfSage = new Promise<void>((resolve) => {
    tellDetails = resolve;
  });
  const darker = anItem({
    ...sage,
    all_variants: headphones.all_variants,
    price: 13_900,
    image: '/media/sage.webp',
    images: [],
  });
  site.answer(catalogContract, {
    storeItemVariations: { status: 200, body: { item: headphones, variations: [darker] } },
    storeItemDetailsNow: async ({ body }) => {
      if (body.item.product_id === sage.product_id) await detailsOfSage;
      return { status: 200, body: { item: headphones } };
    },
  });
  const person = openDetails();
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
  theShop(site, item);
  site.answer(catalogContract, {
    storeItemVariations: { status: 200, body: { item, variations: [anItem(smallSage)] } },
  });
  openDetails();
  expect(await screen.findByRole('radio', { name: 'Sage, not in Large' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Small, not in Cloud grey' })).toBeEnabled();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Ink/ })).toBeDisabled());
});

test('variants the shop tells nothing of can all be looked at', async () => {
  theShop(site);
  site.answer(catalogContract, { storeItemVariations: 'unreachable' });
  openDetails();
  expect(await screen.findByRole('radio', { name: 'Sage' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the pictures are leafed through by thumbnail, by arrow key and by a swipe', async () => {
  theShop(site);
  const person = openDetails();
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
    weight: { amount: 8.9, unit: 'ounces' },
    size: {
      depth: { amount: 3.2, unit: 'inches' },
      length: { amount: 8.1, unit: 'inches' },
      width: { amount: 7.4, unit: 'inches' },
    },
  };
  theShop(site, anItem({ product_details: ['Folds flat into its case'], package_dimensions }));
  openDetails();
  const shop = await screen.findByRole('link', { name: 'View at the store' });
  expect(shop).toHaveAttribute('href', 'https://shop.example/dp/WB00000001');
  expect(shop).toHaveAttribute('rel', 'sponsored nofollow noopener');
  expect(screen.getByText('Folds flat into its case')).toBeInTheDocument();
  const weight = screen.getByText('8.9 oz');
  expect(weight).toBeInTheDocument();
  expect(screen.getByText('8.1 × 7.4 × 3.2 in')).toBeInTheDocument();
  // What stands below something that is shut would look as if it belonged to it.
  const shut = screen.getByText('Product details');
  expect(weight.compareDocumentPosition(shut)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a visitor is offered no recommending', async () => {
  theShop(site);
  openDetails(null);
  expect(await screen.findByRole('link', { name: 'View at the store' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Recommend' })).not.toBeInTheDocument();
});
