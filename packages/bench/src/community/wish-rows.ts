import type { ObjectId } from 'mongodb';
import { objectIdOf } from './ids.ts';

export const WISHES_PER_PERSON = 10;

/** Every fourth wish leads to a shop elsewhere. */
const LINK_EVERY = 4;
const UNITS = 99;
const MINUTE_MS = 60_000;
const NOTE =
  'The tall one if they still have it, otherwise any colour that goes with the shelf by the window. #studio #slowly';

/** As much of a product of the catalogue as a wish for it shows. */
export interface Product {
  readonly _id: ObjectId;
  readonly productId: string;
  readonly title: string;
  readonly brand: string | null;
  readonly imageUrl: string | null;
  readonly priceCents: number | null;
}

export const listRow = (person: number, now: Date) => ({
  _id: objectIdOf('wishlist', person),
  ownerId: objectIdOf('person', person),
  name: 'Some day',
  description: 'No hurry with any of these.',
  isPrivate: false,
  isEvent: false,
  eventOn: null,
  eventAddress: null,
  eventCity: null,
  eventState: null,
  eventPostal: null,
  picture: null,
  position: 0,
  createdAt: new Date(now.getTime() - person * MINUTE_MS),
  holdCount: WISHES_PER_PERSON,
});

export const numberOfWish = (person: number, place: number): number => person * WISHES_PER_PERSON + place;

export const wishRows = (person: number, products: readonly Product[], now: Date) =>
  Array.from({ length: WISHES_PER_PERSON }, (_, place) => {
    const number = numberOfWish(person, place);
    return {
      _id: objectIdOf('wish', number),
      wishlistId: objectIdOf('wishlist', person),
      ownerId: objectIdOf('person', person),
      ...(place % LINK_EVERY === LINK_EVERY - 1 ? linkAt(number) : productAt(products, person * 7 + place, number)),
      variantTitle: null,
      wantedCount: UNITS,
      giftedCount: 0,
      notes: NOTE,
      description: '',
      tags: ['studio', 'slowly', `season${number % 500}`],
      contributedCents: 0,
      payoutRequestedAt: null,
      payoutDispatchedAt: null,
      isConfided: false,
      hiddenAt: null,
      createdAt: new Date(now.getTime() - (number % 500_000) * MINUTE_MS),
    };
  });

const linkAt = (number: number) => ({
  kind: 'external',
  itemId: null,
  productId: null,
  title: `Hand-thrown bead no. ${number}, glazed twice`,
  store: 'pottersrow.example',
  picture: null,
  priceCents: 1_200 + (number % 5_000),
  url: `https://pottersrow.example/beads/${number}`,
});

function productAt(products: readonly Product[], turn: number, number: number) {
  const product = products[turn % products.length];
  if (!product) return linkAt(number);
  const { _id, productId, title, brand, imageUrl, priceCents } = product;
  const shown = { title, store: brand, picture: imageUrl, priceCents: priceCents ?? 2_000 };
  return { kind: 'catalogue', itemId: _id, productId, url: null, ...shown };
}
