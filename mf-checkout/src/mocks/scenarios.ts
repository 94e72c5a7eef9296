import { viewerOf } from '@wishbow/testing/world/looking';
import type { Scenario } from '@wishbow/testing/world/part-mocks';
import { restOfCart } from '@wishbow/testing/world/seed/orders';

/** What there is to try of cart, cards and orders. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'empty',
    about: 'Nothing was ever ordered, the cart is empty and nobody has a card.',
    change: (world) => {
      Object.assign(world, { cart: [], orders: [], gifts: [], creditEntries: [] });
      Object.assign(world.office, { payouts: [], disputes: [] });
      for (const person of world.people) person.cards = [];
    },
  },
  {
    name: 'rich',
    about: 'The cart holds parcels for a friend, for somebody who is invited, and for nobody yet.',
    change: (world) => {
      world.cart.push(...restOfCart(new Date()));
    },
  },
  {
    name: 'declined-card',
    about: 'The bank declines every charge.',
    change: (world) => {
      world.bank = 'declines';
    },
  },
  {
    name: 'bank-asks',
    about: 'The bank asks about every charge; its first page is the question.',
    change: (world) => {
      world.bank = 'asks';
    },
  },
  {
    name: 'prices-moved',
    about: 'Everything costs a tenth more than when it was put into the cart.',
    change: (world) => {
      world.pricesMoved = true;
    },
  },
  {
    name: 'no-card',
    about: 'Whoever is signed in has no card and no Llama Bucks.',
    change: (world) => {
      if (world.viewerId) Object.assign(viewerOf(world), { cards: [], creditCents: 0 });
    },
  },
  { name: 'slow-quote', about: 'What a gift costs is told after five seconds.', delays: { quoteGift: 5000 } },
];
