import { ZincProduct, ZincSearch } from './zinc-answers.ts';
import { starsIn, toOffers, toProductDetails, toSearchPage } from './zinc-products.ts';

test.each([
  ['4.5 out of 5 stars', 4.5],
  ['5 out of 5 stars', 5],
  ['four stars', null],
  [null, null],
])('%s are %s stars', (sentence, stars) => {
  expect(starsIn(sentence)).toBe(stars);
});

test('a result that cannot be read is left out, the others stay', () => {
  const teapot = { product_id: 'WBT5F0BX4Y', title: 'Teapot', image: 'javascript:alert(1)', price: '38' };
  const answer = ZincSearch.parse({ results: [{ title: 'no id' }, teapot, 'nonsense'] });
  expect(toSearchPage(answer, 2)).toEqual({
    results: [
      {
        productId: 'WBT5F0BX4Y',
        title: 'Teapot',
        brand: null,
        imageUrl: null,
        priceCents: null,
        stars: null,
        reviewCount: null,
      },
    ],
    totalCount: 23,
  });
});

test('a product of which little is told is a product all the same', () => {
  const answer = ZincProduct.parse({
    status: 'completed',
    product_id: 'WBT5F0BX4Y',
    title: 'Teapot',
    stars: 7,
    price: 0,
  });
  expect(toProductDetails(answer)).toMatchObject({
    priceCents: null,
    stars: 5,
    imageUrls: [],
    bullets: [],
    variants: [],
    packageDimensions: null,
    isOrderable: true,
  });
});

test('only new goods in single units are offered', () => {
  const shipping_options = [{ price: 495, delivery_days: { min: 2, max: 5 } }];
  const offer = { price: 3800, available: true, condition: 'New', minimum_quantity: 1, shipping_options };
  const offers = [
    offer,
    { ...offer, price: 100, condition: 'Used - Good' },
    { ...offer, price: 101, available: false },
    { ...offer, price: 102, minimum_quantity: 6 },
  ];
  expect(toOffers({ status: 'completed', offers })).toEqual([
    { priceCents: 3800, shippingOptions: [{ priceCents: 495, days: { min: 2, max: 5 } }] },
  ]);
});
